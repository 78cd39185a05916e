import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/settings/sessions/act.server";
export { loader } from "~/features/settings/sessions/load.server";
export { Sessions as default } from "~/features/settings/sessions/page";

export const handle: PageHandle = { title: "settings:sessions.title", crumb: "settings:sessions.title" };
