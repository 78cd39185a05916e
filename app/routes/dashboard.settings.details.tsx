import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/settings/details/act.server";
export { loader } from "~/features/settings/details/load.server";
export { Details as default } from "~/features/settings/details/page";

export const handle: PageHandle = { title: "settings:details.title", crumb: "settings:details.title" };
