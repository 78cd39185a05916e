import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/auth/recovery/act.server";
export { PasswordRecovery as default } from "~/features/auth/recovery/page";
export { openToAll as loader } from "~/web/loader.server";

export const handle: PageHandle = { title: "auth:recovery.title" };
