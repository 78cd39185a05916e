import { wholePoints } from "~/domain/scoring/whole-points";
import { Words } from "../glossary/first-uses";
import { useT } from "../texts";

interface RedLinesProps {
  lines: readonly {
    id: string;
    label: string;
    /** Hundredths of a point. */
    cap: number;
    reason: string;
    source: string;
    wayOut: string;
    explanation: string | null;
    /** The question whose answer crosses it; null where the reader may not open it. */
    href: string | null;
  }[];
}

/** The red lines that a company crosses, with its own words about them; nothing where there is none (D3). */
export function RedLines({ lines }: RedLinesProps) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="linee-rosse" className="panel">
      <h2 id="linee-rosse">{t("scoring:red_lines")}</h2>
      <p>{t("scoring:red_lines_lead")}</p>
      <ul>
        {lines.map(({ id, label, cap, reason, source, wayOut, explanation, href }) => (
          <li key={id}>
            <strong>
              <Words>{`${label}.`}</Words>
            </strong>{" "}
            {t("scoring:red_line.cap", { cap: wholePoints(cap) })}.
            <p>
              <Words>{reason}</Words> <Words>{t("scoring:red_line.source", { source })}</Words>.
            </p>
            <p>
              <Words>{t("scoring:red_line.way_out", { words: wayOut })}</Words>
            </p>
            <p>
              {explanation === null
                ? t("scoring:red_line.unexplained")
                : t("scoring:red_line.explained", { words: explanation })}{" "}
              {href === null ? null : (
                <a href={href}>
                  {t("scoring:red_line.to_question")}
                  <span className="sr-only">: {label}</span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
