import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/registers/change/act.server";
export { loader } from "~/features/registers/load-one.server";
export { EditRow as default } from "~/features/registers/change/page";

export const handle: PageHandle = {
  title: "registers:edit_title",
  crumb: "registers:edit_title",
};
