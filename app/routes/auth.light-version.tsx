import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/shell/light-version/act.server";
export { loader } from "~/features/shell/light-version/load.server";
export { LightVersion as default } from "~/features/shell/light-version/page";

export const handle: PageHandle = { title: "common:light_title" };
