import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/people/access/act.server";
export { loader } from "~/features/people/access/load.server";
export { PersonAccess as default } from "~/features/people/access/page";

export const handle: PageHandle<{ name: string } | undefined> = {
  title: (person) =>
    person ? { key: "people:access_help.title", params: { name: person.name } } : "people:crumb",
  crumb: "people:access_help.crumb",
};
