import { useT } from "~/ui/texts";

interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf(page: number): string;
}

/** The pages of a list beside this one. */
export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  const t = useT();
  if (pages === 1) return null;
  return (
    <nav aria-label={t("verifier:pages")} className="my-6 flex flex-wrap gap-4">
      {page > 1 ? <a href={hrefOf(page - 1)}>{t("verifier:previous_page")}</a> : null}{" "}
      <span>{t("verifier:page", { page, pages })}</span>{" "}
      {page < pages ? <a href={hrefOf(page + 1)}>{t("verifier:next_page")}</a> : null}
    </nav>
  );
}
