import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/audit/load.server";
export { Audit as default } from "~/features/audit/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<{ refused?: object } | undefined> = {
  title: (data) => (data?.refused ? "events:title_refused" : "events:title"),
  crumb: "events:crumb",
};
