import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/verification/load.server";
export { Verification as default } from "~/features/verification/page";
export { action } from "~/features/verification/save.server";

export const handle: PageHandle = {
  title: "verification:title",
  crumb: "verification:crumb",
};
