import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/attestations/remove/act.server";
export { loader } from "~/features/attestations/load-one.server";
export { RemoveAttestation as default } from "~/features/attestations/remove/page";

export const handle: PageHandle = {
  title: "attestations:remove_title",
  crumb: "attestations:remove",
};
