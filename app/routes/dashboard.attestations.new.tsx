import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/attestations/add/act.server";
export { NewAttestation as default } from "~/features/attestations/add/page";
export { writersOnly as loader } from "~/web/loader.server";

export const handle: PageHandle = {
  title: "attestations:add",
  crumb: "attestations:add",
};
