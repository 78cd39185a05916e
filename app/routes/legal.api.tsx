import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/api-reference/load.server";
export { ApiReference as default } from "~/features/api-reference/page";

export const handle: PageHandle = { title: "openapi:page.title" };
