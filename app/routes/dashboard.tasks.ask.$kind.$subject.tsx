import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/tasks/ask/act.server";
export { loader } from "~/features/tasks/ask/load.server";
export { Ask as default } from "~/features/tasks/ask/page";

export const handle: PageHandle = { title: "tasks:ask.title", crumb: "tasks:ask.title" };
