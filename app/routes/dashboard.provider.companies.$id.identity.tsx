import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/identity/act.server";
export { loader } from "~/features/provider/identity/load.server";
export { IdentityDecision as default } from "~/features/provider/identity/page";

type Named = { name: string } | undefined;

export const handle: PageHandle<Named> = {
  title: (data) =>
    data ? { key: "provider:identity.title", params: { name: data.name } } : "provider:crumb",
  crumb: "provider:identity.crumb",
};
