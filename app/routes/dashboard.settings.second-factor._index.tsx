import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/settings/second-factor/state/act.server";
export { loader } from "~/features/settings/second-factor/state/load.server";
export { SecondFactor as default } from "~/features/settings/second-factor/state/page";

export const handle: PageHandle = { title: "settings:second_factor.title" };
