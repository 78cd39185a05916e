import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/registers/overview/load.server";
export { Registers as default } from "~/features/registers/overview/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = {
  title: "registers:title",
};
