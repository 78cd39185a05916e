import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/profile/act.server";
export { loader } from "~/features/provider/profile/load.server";
export { CompanyProfile as default } from "~/features/provider/profile/page";

type Of = { company: { name: string }; profile: { name: string } } | undefined;

export const handle: PageHandle<Of> = {
  title: (data) =>
    data
      ? {
          key: "provider:profile.title",
          params: { profile: data.profile.name, name: data.company.name },
        }
      : "provider:crumb",
  crumb: (data) => (data ? { words: data.profile.name } : "provider:crumb"),
};
