import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/provider/profiles/load.server";
export { CompanyProfiles as default } from "~/features/provider/profiles/page";
export { notServed as action } from "~/web/loader.server";

type Of = { company: { name: string } } | undefined;

export const handle: PageHandle<Of> = {
  title: (data) =>
    data ? { key: "provider:profiles.title", params: { name: data.company.name } } : "provider:crumb",
  crumb: "provider:profiles.crumb",
};
