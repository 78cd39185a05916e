import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/settings/second-factor/disable/act.server";
export { loader } from "~/features/settings/second-factor/in-use.server";
export { DisableSecondFactor as default } from "~/features/settings/second-factor/disable/page";

export const handle: PageHandle = { title: "settings:disable.title", crumb: "settings:disable.crumb" };
