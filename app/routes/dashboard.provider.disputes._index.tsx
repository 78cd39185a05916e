import { deskTitle } from "~/features/provider/desk-words";
import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/provider/disputes/load.server";
export { DisputeList as default } from "~/features/provider/disputes/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<{ count: number } | undefined> = {
  title: (data) => deskTitle("disputes", data?.count ?? 0),
  crumb: "provider:tab.disputes",
};
