import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/scoring/method/load.server";
export { Method as default } from "~/features/scoring/method/page";

export const handle: PageHandle = {
  title: "method:title",
  crumb: "method:crumb",
};
