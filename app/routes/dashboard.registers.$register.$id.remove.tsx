import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/registers/remove/act.server";
export { loader } from "~/features/registers/load-one.server";
export { RemoveRow as default } from "~/features/registers/remove/page";

export const handle: PageHandle = {
  title: "registers:remove_title",
  crumb: "registers:remove",
};
