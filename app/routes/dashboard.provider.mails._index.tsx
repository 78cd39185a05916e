import { deskTitle } from "~/features/provider/desk-words";
import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/provider/mails/load.server";
export { Mails as default } from "~/features/provider/mails/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<{ counts: { failed: number } } | undefined> = {
  title: (data) => deskTitle("mails", data?.counts.failed ?? 0),
  crumb: "provider:tab.mails",
};
