import { isToPublish } from "~/features/provider/notices/page";
import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/notices/act.server";
export { loader } from "~/features/provider/notices/load.server";
export { Notices as default } from "~/features/provider/notices/page";

export const handle: PageHandle<unknown> = {
  title: (_, posted) => (isToPublish(posted) ? "provider:notice.confirm_title" : "provider:notices.title"),
  crumb: "provider:tab.notices",
};
