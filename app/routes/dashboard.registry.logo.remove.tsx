import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/registry/logo/remove.server";
export { RemoveLogo as default } from "~/features/registry/logo/remove-page";

export const handle: PageHandle = { title: "company:logo.remove_title", crumb: "company:logo.remove" };
