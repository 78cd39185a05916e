import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/settings/password/act.server";
export { loader } from "~/features/settings/password/load.server";
export { ChangePassword as default } from "~/features/settings/password/page";

export const handle: PageHandle = { title: "settings:password.title", crumb: "settings:password.title" };
