import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/public-card/compare/act.server";
export { CompareDocument as default } from "~/features/public-card/compare/page";
export { openToAll as loader } from "~/web/loader.server";

export const handle: PageHandle = { title: "publicCard:compare.title" };
