import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/verifier/checks/load.server";
export { CaseChecks as default } from "~/features/verifier/checks/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = {
  title: "consistency:title",
  crumb: "consistency:crumb",
};
