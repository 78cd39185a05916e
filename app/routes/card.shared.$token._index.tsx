import type { PageHandle } from "~/ui/layout/page-handle";
import type { SharedPage } from "~/features/public-card/shared/present";

export { scoringLinks as links } from "~/ui/charts/scoring-links";
export { loader } from "~/features/public-card/shared/load.server";
export { SharedCardPage as default } from "~/features/public-card/shared/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<{ shared: SharedPage | null }> = {
  title: ({ shared }) =>
    shared
      ? { key: "shares:title_of", params: { company: shared.card.company?.name ?? "" } }
      : "shares:none.title",
};
