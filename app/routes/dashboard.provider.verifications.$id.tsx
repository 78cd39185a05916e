import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/verification/act.server";
export { loader } from "~/features/provider/verification/load.server";
export { AssignVerification as default } from "~/features/provider/verification/page";

type Named = { name: string } | undefined;

export const handle: PageHandle<Named> = {
  title: (data) => (data ? { key: "provider:assign.title", params: { name: data.name } } : "provider:crumb"),
  crumb: "provider:assign.crumb",
};
