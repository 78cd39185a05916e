import type { PageHandle } from "~/ui/layout/page-handle";
import { isResumed } from "~/features/auth/sign-in/page";

export { action } from "~/features/auth/second-factor/act.server";
export { loader } from "~/features/auth/second-factor/load.server";
export { CodePage as default } from "~/features/auth/second-factor/page";

export const handle: PageHandle<null> = {
  title: (_, posted) => (isResumed(posted) ? "auth:resumed.title" : "auth:second_factor.title"),
};
