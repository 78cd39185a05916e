import type { ShownChange } from "~/features/people/progress/present";
import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/people/progress/load.server";
export { ChangeProgress as default } from "~/features/people/progress/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<ShownChange | undefined> = {
  title: (page) =>
    page?.state === "over"
      ? { key: `people:result.${page.kind}.title`, params: { count: page.done } }
      : "people:running.title",
  crumb: "people:result.crumb",
};
