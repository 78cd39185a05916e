import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/owner/data/act.server";
export { loader } from "~/features/owner/data/load.server";
export { OwnData as default } from "~/features/owner/data/page";

export const handle: PageHandle = { title: "owner:data.title", crumb: "owner:data.title" };
