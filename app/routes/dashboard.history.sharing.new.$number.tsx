import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/public-card/share-new/act.server";
export { loader } from "~/features/public-card/share-new/load.server";
export { NewShare as default } from "~/features/public-card/share-new/page";

export const handle: PageHandle = {
  title: "shares:add_title",
  crumb: "shares:add",
};
