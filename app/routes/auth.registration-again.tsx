import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/auth/registration/again/act.server";
export { loader } from "~/features/auth/registration/again/load.server";
export { Sent as default } from "~/features/auth/registration/sent";

export const handle: PageHandle = { title: "auth:sent.title" };
