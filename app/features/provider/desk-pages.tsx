import { useT } from "~/ui/texts";

interface DeskPagesProps {
  page: number;
  pages: number;
  to(page: number): string;
}

/** The pages of a list beside this one. */
export function DeskPages({ page, pages, to }: DeskPagesProps) {
  const t = useT();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("provider:pages")} className="my-6 flex flex-wrap gap-4">
      {page > 1 ? <a href={to(page - 1)}>{t("provider:previous")}</a> : null}{" "}
      <span>{t("provider:page", { page, pages })}</span>{" "}
      {page < pages ? <a href={to(page + 1)}>{t("provider:next")}</a> : null}
    </nav>
  );
}
