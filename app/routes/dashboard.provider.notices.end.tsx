import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/end-notice/act.server";
export { loader } from "~/features/provider/end-notice/load.server";
export { EndNotice as default } from "~/features/provider/end-notice/page";

export const handle: PageHandle<{ title: string } | undefined> = {
  title: (data) =>
    data ? { key: "provider:end_notice.title", params: { title: data.title } } : "provider:crumb",
  crumb: "provider:notices.end",
};
