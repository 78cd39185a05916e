import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/registry/group/group.server";
export { GroupPage as default } from "~/features/registry/group/page";

export const handle: PageHandle = { title: "company:group.title", crumb: "company:group.title" };
