import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/card/act.server";
export { links } from "~/features/card/links";
export { loader } from "~/features/card/load.server";
export { Publish as default } from "~/features/card/page";

export const handle: PageHandle = {
  title: "dashboard:publish.title",
  crumb: "dashboard:publish.title",
};
