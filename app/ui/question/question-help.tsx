import type { Proof } from "~/domain/question/question";
import type { ShownQuestion } from "~/domain/question/shown-question";
import type { KnownTerm } from "~/domain/glossary/terms";
import { Words } from "../glossary/first-uses";
import { type GlossaryPlaces, TermList } from "../glossary/term-list";
import { Details } from "../layout/details";
import { useT } from "../texts";
import { References, type SourcesPlaces } from "./references";

interface QuestionHelpProps {
  question: Pick<ShownQuestion, "why" | "where" | "references" | "proof">;
  /** Absent where the reader cannot open the page of all standards and laws. */
  sources?: SourcesPlaces | undefined;
  /** The abbreviations and terms of the question, listed with their words. */
  terms?: readonly KnownTerm[];
  /** Absent where the reader cannot open the glossary. */
  glossary?: GlossaryPlaces;
  /** What other companies answered; null where the page does not say it. */
  peers?: { title: string; lines: readonly string[]; who: string } | null;
}

/** Why it is asked, where the datum is, and which standards and laws it serves. */
export function QuestionHelp({ question, sources, terms = [], glossary, peers = null }: QuestionHelpProps) {
  const t = useT();
  return (
    <div className="question-help">
      {question.why === "" ? null : (
        <Details summary={t("question:why_we_ask")}>
          <p>
            <Words>{question.why}</Words>
          </p>
        </Details>
      )}
      {question.where === "" ? null : (
        <Details summary={t("question:where_to_find_it")}>
          <p>
            <Words>{question.where}</Words>
          </p>
        </Details>
      )}
      {question.proof ? <ProofHelp proof={question.proof} /> : null}
      <References references={question.references} {...(sources ? { sources } : {})} />
      <TermList terms={terms} glossary={glossary} />
      {peers && (
        <Details summary={peers.title}>
          <ul>
            {peers.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{peers.who}</p>
        </Details>
      )}
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
        <Words>{t("question:proof.document", { words: document })}</Words>{" "}
        {age === undefined ? null : <Words>{t("question:proof.age", { words: age })}</Words>}{" "}
        <Words>{t("question:proof.checks", { words: checks })}</Words>
      </p>
      {redact === undefined ? null : (
        <p>
          <Words>{t("question:proof.redact", { words: redact })}</Words>
        </p>
      )}
      {limitsUntilAttached ? <p>{t("question:proof.limits")}</p> : null}
    </Details>
  );
}
