import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/group/act.server";
export { loader } from "~/features/provider/group/load.server";
export { Group as default } from "~/features/provider/group/page";

type Of = { company: { name: string } } | undefined;

export const handle: PageHandle<Of> = {
  title: (data) =>
    data ? { key: "provider:group.page_title", params: { name: data.company.name } } : "provider:crumb",
  crumb: "provider:group.title",
};
