import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/tasks/link/act.server";
export { loader } from "~/features/tasks/link/load.server";
export { SendLink as default } from "~/features/tasks/link/page";

export const handle: PageHandle = { title: "tasks:link.title", crumb: "tasks:link.title" };
