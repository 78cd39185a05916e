import { deskTitle } from "~/features/provider/desk-words";
import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/provider/verifications/load.server";
export { VerificationList as default } from "~/features/provider/verifications/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<{ count: number } | undefined> = {
  title: (data) => deskTitle("verifications", data?.count ?? 0),
  crumb: "provider:tab.verifications",
};
