import { deskTitle } from "~/features/provider/desk-words";
import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/provider/disputes/load.server";
export { DisputeList as default } from "~/features/provider/disputes/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<{ disputes: object[] } | undefined> = {
  title: (data) => deskTitle("disputes", data?.disputes.length ?? 0),
  crumb: "provider:tab.disputes",
};
