import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/people/person/act.server";
export { loader } from "~/features/people/person/load.server";
export { Person as default } from "~/features/people/person/page";

const named = (person?: { name: string }) => ({ words: person?.name ?? "" });

export const handle: PageHandle<{ name: string } | undefined> = { title: named, crumb: named };
