import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/scoring/checks/load.server";
export { Checks as default } from "~/features/scoring/checks/page";

export const handle: PageHandle = {
  title: "consistency:title",
  crumb: "consistency:crumb",
};
