import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/auth/confirmation/act.server";
export { loader } from "~/features/auth/confirmation/load.server";
export { RegistrationConfirmedPage as default } from "~/features/auth/confirmation/page";

export const handle: PageHandle<{ done: boolean }> = {
  title: ({ done }) => (done ? "auth:confirmed.title" : "auth:confirm.title"),
};
