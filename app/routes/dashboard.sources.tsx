import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/sources/load.server";
export { SourcesPage as default } from "~/features/sources/page";

export const handle: PageHandle = {
  title: "sources:title",
  crumb: "sources:title",
};
