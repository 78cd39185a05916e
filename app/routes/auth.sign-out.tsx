import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/auth/sign-out/act.server";
export { loader } from "~/features/auth/sign-out/load.server";
export { SignOut as default } from "~/features/auth/sign-out/page";

export const handle: PageHandle = { title: "auth:sign_out.title" };
