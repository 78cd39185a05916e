import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/auth/declining/act.server";
export { loader } from "~/features/auth/declining/load.server";
export { DeclineRegistration as default } from "~/features/auth/declining/page";

export const handle: PageHandle = { title: "auth:decline.title" };
