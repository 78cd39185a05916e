import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/history/archive/act.server";
export { loader } from "~/features/history/archive/load.server";
export { History as default } from "~/features/history/archive/page";

export const handle: PageHandle = {
  title: "dashboard:history.title",
};
