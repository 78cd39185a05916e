import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/people/list/load.server";
export { People as default } from "~/features/people/list/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<{ refused?: object } | undefined> = {
  title: (data) => (data?.refused ? "people:list.page_title_refused" : "people:list.page_title"),
};
