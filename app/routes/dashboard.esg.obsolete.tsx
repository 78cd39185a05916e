import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/question/obsolete/act.server";
export { loader } from "~/features/question/obsolete/load.server";
export { Obsolete as default } from "~/features/question/obsolete/page";

export const handle: PageHandle = {
  title: "obsolete:title",
  crumb: "obsolete:crumb",
};
