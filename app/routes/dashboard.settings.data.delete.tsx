import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/owner/account/act.server";
export { loader } from "~/features/owner/account/load.server";
export { DeleteAccount as default } from "~/features/owner/account/page";

export const handle: PageHandle = { title: "owner:account.heading", crumb: "owner:account.crumb" };
