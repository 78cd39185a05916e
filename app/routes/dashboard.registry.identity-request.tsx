import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/registry/identity-request/act.server";
export { loader } from "~/features/registry/identity-request/load.server";
export { IdentityRequest as default } from "~/features/registry/identity-request/page";

export const handle: PageHandle = { title: "registry:identity.title", crumb: "registry:identity.title" };
