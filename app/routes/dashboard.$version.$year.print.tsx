export { links } from "~/features/print/links";
export { action, loader } from "~/features/print/load.server";
export { handle, PrintedCardPage as default } from "~/features/print/page";
