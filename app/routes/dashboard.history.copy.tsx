import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/history/restore/act.server";
export { loader } from "~/features/history/copy/load.server";
export { Copy as default } from "~/features/history/copy/page";

export const handle: PageHandle = {
  title: "copy:title",
  crumb: "copy:crumb",
};
