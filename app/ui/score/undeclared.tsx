import { Words } from "../glossary/first-uses";
import { useT } from "../texts";

interface UndeclaredProps {
  questions: readonly { id: string; prompt: string; href: string; lines: readonly string[] }[];
  /** Of an issued card nothing can be answered any more. */
  isIssued: boolean;
}

/** The questions that decide a red line and have no answer: silence is no denial (D3). */
export function Undeclared({ questions, isIssued }: UndeclaredProps) {
  const t = useT();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="senza-risposta" className="panel">
      <h2 id="senza-risposta">{t("scoring:undeclared")}</h2>
      <p>{t(isIssued ? "scoring:undeclared_lead_issued" : "scoring:undeclared_lead")}</p>
      <ul>
        {questions.map(({ id, prompt, href, lines }) => (
          <li key={id}>
            <a href={href}>{prompt}</a>{" "}
            <Words>{t("scoring:undeclared_lines", { lines: lines.join("; ") })}</Words>
          </li>
        ))}
      </ul>
    </section>
  );
}
