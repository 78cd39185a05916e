import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/legal/accessibility/load.server";
export { AccessibilityStatement as default } from "~/features/legal/accessibility/page";

export const handle: PageHandle = { title: "legal:accessibility.title" };
