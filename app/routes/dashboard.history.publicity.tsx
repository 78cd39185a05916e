import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/public-card/publicity/act.server";
export { loader } from "~/features/public-card/publicity/load.server";
export { PublicityPage as default } from "~/features/public-card/publicity/page";

export const handle: PageHandle = {
  title: "publicCard:publicity.title",
  crumb: "publicCard:publicity.title",
};
