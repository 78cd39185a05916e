import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/glossary/load.server";
export { GlossaryPage as default } from "~/features/glossary/page";

export const handle: PageHandle = {
  title: "glossary:title",
  crumb: "glossary:title",
};
