import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/question/linked/act.server";
export { loader } from "~/features/question/linked/load.server";
export { LinkedQuestion as default } from "~/features/question/linked/page";

export const handle: PageHandle = { title: "tasks:linked.title" };
