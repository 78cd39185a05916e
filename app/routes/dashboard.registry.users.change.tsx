import type { PageHandle } from "~/ui/layout/page-handle";
import type { BulkChange } from "~/features/people/change-address";

export { action } from "~/features/people/change/act.server";
export { loader } from "~/features/people/change/load.server";
export { ChangePage as default } from "~/features/people/change/page";

type Page =
  { step: "roles"; refused: object | null } | { step: "confirm"; kind: BulkChange; affected: number };

export const handle: PageHandle<Page | undefined> = {
  title: (page) => {
    if (page?.step !== "confirm")
      return page?.refused ? "people:plan.page_title_refused" : "people:plan.roles_title";
    return { key: `people:plan.${page.kind}.title`, params: { count: page.affected } };
  },
  crumb: "people:plan.crumb",
};
