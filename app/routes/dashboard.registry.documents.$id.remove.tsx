import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/registry/documents/remove.server";
export { RemoveDocument as default } from "~/features/registry/documents/remove-page";

export const handle: PageHandle = {
  title: "company:documents.remove_title",
  crumb: "company:documents.remove_confirm",
};
