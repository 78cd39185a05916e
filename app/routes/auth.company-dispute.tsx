import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/auth/dispute/act.server";
export { loader } from "~/features/auth/dispute/load.server";
export { CompanyDispute as default } from "~/features/auth/dispute/page";

export const handle: PageHandle = { title: "auth:dispute.title" };
