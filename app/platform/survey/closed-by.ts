import type { QuestionView } from "~/api/contract/survey";
import { sections } from "~/content/sectors/sections";
import { linesOf } from "~/domain/answers/answer-lines";
import type { ClosedBy } from "~/domain/survey/dependencies";
import { waitsForDatum } from "~/domain/survey/closed";
import { openingsOf, type Opening } from "~/domain/survey/opening";
import type { Question } from "~/domain/question/question";
import type { QuestionState } from "~/domain/survey/status";
import sizes from "~/texts/it/labels.json";
import type { Survey } from "./survey";

type Closed = NonNullable<QuestionView["blockedBy"]>;

/** The datum that closes a question, with what a link to it needs. */
export function closedBy(survey: Survey, { blockedBy: by }: QuestionState) {
  return by && { question: "question" in by ? named(survey, by.question) : null, registry: registryOf(by) };
}

/** The same with its present value, and the values that would open the question. */
export function closedByInWords(survey: Survey, question: Question, state: QuestionState): Closed | null {
  const { blockedBy: by } = state;
  if (by === null) return null;
  const find = (guid: string) => survey.questionnaire.questions.find((one) => one.guid === guid);
  return {
    question:
      "question" in by ? { ...named(survey, by.question), answered: answered(survey, by.question) } : null,
    registry: registryOf(by),
    isMissing: waitsForDatum(state),
    opens: openingsOf(question, by, find).map((opening) => ({
      ...opening,
      anyOf: openingWords(opening),
      question: "question" in opening.by ? named(survey, opening.by.question) : null,
      registry: registryOf(opening.by),
    })),
  };
}

const named = ({ questionnaire }: Survey, guid: string) => ({
  id: guid,
  prompt: questionnaire.questions.find((question) => question.guid === guid)?.prompt ?? guid,
});

const registryOf = (by: ClosedBy) => ("registry" in by ? by.registry : null);

function answered({ questionnaire, answers }: Survey, guid: string) {
  const question = questionnaire.questions.find((one) => one.guid === guid);
  const answer = answers[guid];
  return question && answer && !answer.notApplicableChosen ? linesOf(question, answer.elements) : [];
}

/** Sectors and sizes by their names. */
function openingWords({ by, anyOf }: Opening): string[] {
  const registry = registryOf(by);
  if (registry === "size") return anyOf.map((size) => sizes[`size.${size}` as "size.micro"]);
  if (registry !== "macrosector") return anyOf;
  return anyOf.map((code) => sections.find((section) => section.code === code)?.label ?? code);
}
