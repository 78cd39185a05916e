import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/attestations/change/act.server";
export { loader } from "~/features/attestations/load-one.server";
export { EditAttestation as default } from "~/features/attestations/change/page";

export const handle: PageHandle = {
  title: "attestations:edit_title",
  crumb: "attestations:edit_title",
};
