import type { PageHandle } from "~/ui/layout/page-handle";
import { areCodes } from "~/features/settings/second-factor/recovery-codes";

export { action } from "~/features/settings/second-factor/codes/act.server";
export { loader } from "~/features/settings/second-factor/in-use.server";
export { RenewCodes as default } from "~/features/settings/second-factor/codes/page";

export const handle: PageHandle<unknown> = {
  title: (_, posted) => (areCodes(posted) ? "settings:codes.made_title" : "settings:codes.title"),
  crumb: "settings:codes.crumb",
};
