import type { ShownCard } from "~/features/public-card/show/present";
import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/public-card/show/load.server";
export { PublicCardPage as default } from "~/features/public-card/show/page";
export { notServed as action } from "~/web/loader.server";

export const handle: PageHandle<{ card: ShownCard | null }> = {
  title: ({ card }) =>
    card
      ? { key: `publicCard:title.${card.status}`, params: { number: card.number } }
      : "publicCard:none.title",
};
