import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/scoring/plan/load.server";
export { DevelopmentPlan as default } from "~/features/scoring/plan/page";

export const handle: PageHandle = {
  title: "plan:title",
  crumb: "plan:crumb",
};
