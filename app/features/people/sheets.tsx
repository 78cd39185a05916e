import { useT } from "~/ui/texts";

/** The pages of 250 people beside this one. */
export function Sheets({ prevHref, nextHref }: { prevHref: string | null; nextHref: string | null }) {
  const t = useT();
  if (prevHref === null && nextHref === null) return null;
  return (
    <nav aria-label={t("people:pages")} className="my-6 flex flex-wrap gap-4">
      {prevHref === null ? null : <a href={prevHref}>{t("people:previous")}</a>}{" "}
      {nextHref === null ? null : <a href={nextHref}>{t("people:next")}</a>}
    </nav>
  );
}
