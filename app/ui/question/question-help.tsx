import type { Proof } from "~/domain/question/question";
import type { ShownQuestion } from "~/domain/question/shown-question";
import { Details } from "../layout/details";
import { useT } from "../texts";
import { References, type SourcesPlaces } from "./references";

interface QuestionHelpProps {
  question: Pick<ShownQuestion, "why" | "where" | "references" | "proof">;
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
      {question.proof ? <ProofHelp proof={question.proof} /> : null}
      <References references={question.references} {...(sources ? { sources } : {})} />
    </div>
  );
}

/** The document behind the answer, for the company and for its verifier. */
function ProofHelp({ proof }: { proof: Proof }) {
  const t = useT();
  const { document, age, checks, redact, limitsUntilAttached } = proof;
  return (
    <Details summary={t("question:proof")}>
      <p>
        {t("question:proof.document", { words: document })}{" "}
        {age === undefined ? null : t("question:proof.age", { words: age })}{" "}
        {t("question:proof.checks", { words: checks })}
      </p>
      {redact === undefined ? null : <p>{t("question:proof.redact", { words: redact })}</p>}
      {limitsUntilAttached ? <p>{t("question:proof.limits")}</p> : null}
    </Details>
  );
}
