import type { DocumentsOfLevel } from "~/domain/card/evidence";
import { Details } from "../layout/details";
import { useT } from "../texts";

interface DocumentRow {
  id: string;
  prompt: string;
  href: string;
  /** What the catalogue of evidence names. */
  document: string | null;
}

interface DocumentsNeededProps {
  levels: readonly DocumentsOfLevel<DocumentRow>[];
  /** Whose words: the company attaches, the verifier looks. */
  reader: "company" | "verifier";
}

/** Up to this many missing documents of a level stand open; more are folded. */
const MOST_OPEN = 10;

/** What each level of certification needs: counts, then what is missing, then what is there. */
export function DocumentsNeeded({ levels, reader }: DocumentsNeededProps) {
  const t = useT();
  return (
    <section id="documenti" aria-labelledby="documenti-titolo" className="panel">
      <h2 id="documenti-titolo">{t("verification:documents.title")}</h2>
      <p>{t(`verification:documents.lead_${reader}`)}</p>
      {levels.map(({ level, needed, missing, there, lacking }) => (
        <section key={level} aria-labelledby={`documenti-${level}`}>
          <h3 id={`documenti-${level}`}>{t("verification:documents.level", { level })}</h3>
          <p>
            {needed === 0
              ? t("verification:documents.none")
              : t("verification:documents.count", { there: needed - lacking, needed })}{" "}
            {level === 3 && needed > 0 ? t("verification:documents.with_level_2") : null}
          </p>
          <Rows rows={missing} words="missing" open={missing.length <= MOST_OPEN} />
          <Rows rows={there} words="there" open={false} />
        </section>
      ))}
    </section>
  );
}

interface RowsProps {
  rows: readonly DocumentRow[];
  words: "missing" | "there";
  open: boolean;
}

function Rows({ rows, words, open }: RowsProps) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <Details summary={t(`verification:documents.${words}`, { count: rows.length })} open={open}>
      <ul>
        {rows.map(({ id, prompt, href, document }) => (
          <li key={id}>
            <a href={href}>{prompt}</a>{" "}
            {document === null ? null : <span className="hint block">{document}</span>}
          </li>
        ))}
      </ul>
    </Details>
  );
}
