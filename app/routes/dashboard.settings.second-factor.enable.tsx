import type { PageHandle } from "~/ui/layout/page-handle";
import { areCodes } from "~/features/settings/second-factor/recovery-codes";

export { action } from "~/features/settings/second-factor/enable/act.server";
export { loader } from "~/features/settings/second-factor/enable/load.server";
export { EnableSecondFactor as default } from "~/features/settings/second-factor/enable/page";

export const handle: PageHandle<unknown> = {
  title: (_, posted) => (areCodes(posted) ? "settings:codes.made_title" : "settings:enable.title"),
  crumb: "settings:enable.crumb",
};
