import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/settings/home/load.server";
export { SettingsHome as default } from "~/features/settings/home/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = { title: "settings:title" };
