import type { PageHandle } from "~/ui/layout/page-handle";
import { isAwaiting, isResumed } from "~/features/auth/sign-in/page";

export { action } from "~/features/auth/sign-in/act.server";
export { loader } from "~/features/auth/sign-in/load.server";
export { LoginPage as default } from "~/features/auth/sign-in/page";

export const handle: PageHandle<null> = {
  title: (_, posted) => {
    if (isResumed(posted)) return "auth:resumed.title";
    return isAwaiting(posted) ? "auth:second_factor.title" : "auth:login.title";
  },
};
