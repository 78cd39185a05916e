import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/public-card/sharing/load.server";
export { SharesPage as default } from "~/features/public-card/sharing/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = { title: "shares:title" };
