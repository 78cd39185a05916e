import { PageLinks } from "~/ui/layout/page-links";
import { useT } from "~/ui/texts";

interface CasePagesProps {
  page: number;
  pages: number;
  hrefOf(page: number): string;
}

/** The pages of a list of cases or of questions. */
export function CasePages({ page, pages, hrefOf }: CasePagesProps) {
  const t = useT();
  const words = {
    label: t("verifier:pages"),
    position: t("verifier:page", { page, pages }),
    previous: t("verifier:previous_page"),
    next: t("verifier:next_page"),
  };
  return <PageLinks page={page} pages={pages} hrefOf={hrefOf} words={words} />;
}
