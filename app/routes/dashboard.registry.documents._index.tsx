import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/registry/documents/list.server";
export { DocumentsPage as default } from "~/features/registry/documents/page";

export const handle: PageHandle = { title: "company:documents.title", crumb: "company:documents.title" };
