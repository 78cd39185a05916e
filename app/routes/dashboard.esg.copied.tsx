import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/question/copies/act.server";
export { loader } from "~/features/question/copies/load.server";
export { Copies as default } from "~/features/question/copies/page";

export const handle: PageHandle = {
  title: "copy:list.title",
  crumb: "copy:list.crumb",
};
