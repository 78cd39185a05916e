import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/shell/dashboard/load.server";
export { Dashboard as default, ErrorBoundary } from "~/features/shell/dashboard/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = { title: "shell:title", crumb: "shell:title" };
