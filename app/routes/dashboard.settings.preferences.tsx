import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/settings/preferences/act.server";
export { loader } from "~/features/settings/preferences/load.server";
export { Preferences as default } from "~/features/settings/preferences/page";

export const handle: PageHandle = {
  title: "settings:preferences.title",
  crumb: "settings:preferences.title",
};
