import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/registry/logo/act.server";
export { loader } from "~/features/registry/logo/load.server";
export { LogoPage as default } from "~/features/registry/logo/page";

export const handle: PageHandle = { title: "company:logo.title", crumb: "company:logo.title" };
