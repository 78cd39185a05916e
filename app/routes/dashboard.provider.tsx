import type { PageHandle } from "~/ui/layout/page-handle";

export { providersOnly as loader, notServed as action } from "~/web/loader.server";
export { Desk as default } from "~/features/provider/desk";

/** The crumb that the pages of the desk share. */
export const handle: PageHandle = { title: "provider:crumb", crumb: "provider:crumb" };
