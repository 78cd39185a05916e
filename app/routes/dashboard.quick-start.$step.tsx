import type { PageHandle } from "~/ui/layout/page-handle";
import type { QuickStartStep } from "~/ui/quick-start/step-list";

export { action } from "~/features/registry/quick-start/act.server";
export { loader } from "~/features/registry/quick-start/load.server";
export { QuickStart as default } from "~/features/registry/quick-start/page";

export const handle: PageHandle<{ step: QuickStartStep }> = {
  title: ({ step }) => `dashboard:quick_start.${step}.title`,
  crumb: "dashboard:quick_start.title",
};
