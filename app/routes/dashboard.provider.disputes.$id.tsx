import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/dispute/act.server";
export { loader } from "~/features/provider/dispute/load.server";
export { SettleDispute as default } from "~/features/provider/dispute/page";

export const handle: PageHandle<{ email: string } | undefined> = {
  title: (data) =>
    data ? { key: "provider:dispute.title", params: { email: data.email } } : "provider:crumb",
  crumb: "provider:dispute.crumb",
};
