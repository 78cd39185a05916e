import type { Question } from "~/domain/survey/question";
import { Details } from "../layout/details";
import { useT } from "../texts";

/** Why it is asked, where the datum is, and which standards it serves. */
export function QuestionHelp({ question }: { question: Pick<Question, "why" | "where" | "references"> }) {
  const t = useT();
  return (
    <div className="question-help">
      <Details summary={t("common:why_we_ask")}>
        <p>{question.why}</p>
        {question.references.length === 0 ? null : (
          <p className="hint">
            {t("common:references", {
              list: question.references.map(({ source, point }) => `${source} ${point}`).join("; "),
            })}
          </p>
        )}
      </Details>
      <Details summary={t("common:where_to_find_it")}>
        <p>{question.where}</p>
      </Details>
    </div>
  );
}
