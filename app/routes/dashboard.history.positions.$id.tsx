import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/history/position/act.server";
export { loader } from "~/features/history/position/load.server";
export { SavedPosition as default } from "~/features/history/position/page";

export const handle: PageHandle = {
  title: "history:position.title",
  crumb: "history:position.title",
};
