import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/verification/withdraw/act.server";
export { loader } from "~/features/verification/withdraw/load.server";
export { WithdrawVerification as default } from "~/features/verification/withdraw/page";

export const handle: PageHandle = {
  title: "verification:withdraw_title",
  crumb: "verification:withdraw",
};
