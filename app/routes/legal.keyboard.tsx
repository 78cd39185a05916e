import type { PageHandle } from "~/ui/layout/page-handle";

export { KeyboardHelp as default } from "~/features/legal/keyboard/page";
export { openToAll as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = { title: "legal:keyboard.title" };
