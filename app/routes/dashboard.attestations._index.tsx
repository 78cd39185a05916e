import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/attestations/list/load.server";
export { Attestations as default } from "~/features/attestations/list/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle = {
  title: "attestations:title",
};
