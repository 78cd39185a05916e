import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/profiles/act.server";
export { loader } from "~/features/profiles/load.server";
export { Profiles as default } from "~/features/profiles/page";

export const handle: PageHandle = { title: "profiles:title", crumb: "profiles:crumb" };
