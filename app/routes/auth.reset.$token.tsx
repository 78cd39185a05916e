import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/auth/password/act.server";
export { loader } from "~/features/auth/password/load.server";
export { ResetPassword as default } from "~/features/auth/password/page";
export { retryHeaders as headers } from "~/web/server-hook.server";

export const handle: PageHandle = { title: "auth:reset.title" };
