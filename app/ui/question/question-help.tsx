import type { ShownQuestion } from "~/domain/question/shown-question";
import { Details } from "../layout/details";
import { useT } from "../texts";

/** Why it is asked, where the datum is, and which standards it serves. */
export function QuestionHelp({
  question,
}: {
  question: Pick<ShownQuestion, "why" | "where" | "references">;
}) {
  const t = useT();
  return (
    <div className="question-help">
      <Details summary={t("question:why_we_ask")}>
        <p>{question.why}</p>
        {question.references.length === 0 ? null : (
          <p className="hint">
            {t("question:references", {
              list: question.references.map(({ source, point }) => `${source} ${point}`).join("; "),
            })}
          </p>
        )}
      </Details>
      <Details summary={t("question:where_to_find_it")}>
        <p>{question.where}</p>
      </Details>
    </div>
  );
}
