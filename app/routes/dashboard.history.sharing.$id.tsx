import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/public-card/share-one/act.server";
export { loader } from "~/features/public-card/share-one/load.server";
export { SharePage as default } from "~/features/public-card/share-one/page";

export const handle: PageHandle = { title: "shares:one", crumb: "shares:one" };
