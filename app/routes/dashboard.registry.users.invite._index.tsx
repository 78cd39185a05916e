import { isToConfirm } from "~/features/people/invite/one/page";
import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/people/invite/one/act.server";
export { loader } from "~/features/people/invite/one/load.server";
export { Invite as default } from "~/features/people/invite/one/page";

export const handle: PageHandle<unknown> = {
  title: (_, posted) => (isToConfirm(posted) ? "invite:confirm.title" : "invite:title"),
  crumb: "invite:crumb",
};
