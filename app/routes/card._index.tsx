import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/public-card/check/act.server";
export { CheckCard as default } from "~/features/public-card/check/page";
export { openToAll as loader } from "~/web/loader.server";

export const handle: PageHandle = { title: "publicCard:check.title" };
