import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/history/restore/act.server";
export { loader } from "~/features/history/restore/load.server";
export { Restore as default } from "~/features/history/restore/page";

export const handle: PageHandle = {
  title: "restore:title",
  crumb: "restore:crumb",
};
