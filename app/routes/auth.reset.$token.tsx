import { choosePassword } from "~/features/auth/password/act.server";
import { checkLink } from "~/features/auth/password/load.server";
import type { PageHandle } from "~/ui/layout/page-handle";

export { ResetPassword as default } from "~/features/auth/password/page";

export const handle: PageHandle = { title: "auth:reset.title" };

export const loader = checkLink();
export const action = choosePassword("auth:reset.done");
