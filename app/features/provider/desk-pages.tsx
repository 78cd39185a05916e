import { PageLinks } from "~/ui/layout/page-links";
import { useT } from "~/ui/texts";

interface DeskPagesProps {
  page: number;
  pages: number;
  to(page: number): string;
}

/** The pages of a list of the desk. */
export function DeskPages({ page, pages, to }: DeskPagesProps) {
  const t = useT();
  const words = {
    label: t("provider:pages"),
    position: t("provider:page", { page, pages }),
    previous: t("provider:previous"),
    next: t("provider:next"),
  };
  return <PageLinks page={page} pages={pages} hrefOf={to} words={words} />;
}
