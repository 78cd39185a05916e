import { wholePoints } from "~/domain/scoring/whole-points";
import { Words } from "../glossary/first-uses";
import { useT } from "../texts";

interface UndeclaredProps {
  questions: readonly {
    id: string;
    prompt: string;
    href: string;
    lines: readonly string[];
    /** What silence holds the class at, in hundredths; null on cards issued before that was the rule. */
    cap: number | null;
  }[];
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
      <p>{t(leadOf(isIssued, questions))}</p>
      <ul>
        {questions.map(({ id, prompt, href, lines, cap }) => (
          <li key={id}>
            <a href={href}>{prompt}</a>{" "}
            <Words>{t("scoring:undeclared_lines", { lines: lines.join("; ") })}</Words>
            {cap === null ? null : ` ${t("scoring:undeclared_cap", { cap: wholePoints(cap) })}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function leadOf(isIssued: boolean, questions: UndeclaredProps["questions"]) {
  if (!isIssued) return "scoring:undeclared_lead" as const;
  const holds = questions.some(({ cap }) => cap !== null);
  return holds ? ("scoring:undeclared_lead_held" as const) : ("scoring:undeclared_lead_issued" as const);
}
