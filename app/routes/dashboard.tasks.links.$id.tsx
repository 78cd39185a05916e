import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/tasks/revoke/act.server";
export { loader } from "~/features/tasks/revoke/load.server";
export { RevokeLink as default } from "~/features/tasks/revoke/page";

export const handle: PageHandle = { title: "tasks:revoke.title", crumb: "tasks:revoke.title" };
