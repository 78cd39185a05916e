import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/auth/create-password/act.server";
export { loader } from "~/features/auth/create-password/load.server";
export { CreatePassword as default } from "~/features/auth/create-password/page";

export const handle: PageHandle = { title: "auth:create.title" };
