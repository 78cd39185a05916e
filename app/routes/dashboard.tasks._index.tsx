import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/tasks/list/load.server";
export { Tasks as default } from "~/features/tasks/list/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = { title: "tasks:title" };
