import type { ShownQuestion } from "~/domain/question/shown-question";
import { Details } from "../layout/details";
import { useT } from "../texts";
import { References, type SourcesPlaces } from "./references";

interface QuestionHelpProps {
  question: Pick<ShownQuestion, "why" | "where" | "references">;
  /** Absent where the reader cannot open the page of all standards and laws. */
  sources?: SourcesPlaces;
}

/** Why it is asked, where the datum is, and which standards and laws it serves. */
export function QuestionHelp({ question, sources }: QuestionHelpProps) {
  const t = useT();
  return (
    <div className="question-help">
      <Details summary={t("question:why_we_ask")}>
        <p>{question.why}</p>
      </Details>
      <Details summary={t("question:where_to_find_it")}>
        <p>{question.where}</p>
      </Details>
      <References references={question.references} {...(sources ? { sources } : {})} />
    </div>
  );
}
