import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/provider/companies/load.server";
export { Companies as default } from "~/features/provider/companies/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<{ refused?: object } | undefined> = {
  title: (data) => (data?.refused ? "provider:companies.title_refused" : "provider:companies.title"),
};
