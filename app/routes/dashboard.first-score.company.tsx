import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/registry/first-facts/act.server";
export { loader } from "~/features/registry/first-facts/load.server";
export { FirstFacts as default } from "~/features/registry/first-facts/page";

export const handle: PageHandle = { title: "first:company.title", crumb: "first:company.crumb" };
