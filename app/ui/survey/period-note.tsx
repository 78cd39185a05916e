import { Notice } from "../layout/notice";
import { useT } from "../texts";

/** Which version of which year the page is about, and why it can only be read. */
export function PeriodNote({ words, currentHref }: { words: string | null; currentHref: string }) {
  const t = useT();
  if (words === null) return null;
  return (
    <Notice kind="info">
      <p>{words}</p>
      <p>
        <a href={currentHref}>{t("survey:period.to_current")}</a>
      </p>
    </Notice>
  );
}
