import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/owner/company/act.server";
export { loader } from "~/features/owner/company/load.server";
export { CompanyDeletion as default } from "~/features/owner/company/page";

type Data = { company: string } | undefined;

export const handle: PageHandle<Data> = {
  title: (data) => ({ key: "owner:company.title", params: { company: data?.company ?? "" } }),
  crumb: "owner:company.crumb",
};
