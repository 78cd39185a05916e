import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/provider/service/load.server";
export { Service as default } from "~/features/provider/service/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = { title: "provider:service.title", crumb: "provider:service.title" };
