import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/registry/overview/act.server";
export { loader } from "~/features/registry/overview/load.server";
export { Registry as default } from "~/features/registry/overview/page";

export const handle: PageHandle = { title: "registry:title" };
