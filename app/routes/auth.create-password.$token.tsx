import { choosePassword } from "~/features/auth/password/act.server";
import { checkLink } from "~/features/auth/password/load.server";
import type { PageHandle } from "~/ui/layout/page-handle";

export { CreatePassword as default } from "~/features/auth/create-password/page";

export const handle: PageHandle = { title: "auth:create.title" };

export const loader = checkLink();
export const action = choosePassword("auth:create.done");
