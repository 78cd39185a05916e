import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/people/invite/many/act.server";
export { loader } from "~/features/people/invite/many/load.server";
export { InviteMany as default } from "~/features/people/invite/many/page";

export const handle: PageHandle = { title: "invite:many.title", crumb: "invite:many.crumb" };
