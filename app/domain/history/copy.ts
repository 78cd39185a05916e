import { type Answer, type CopiedFromCard, isGiven } from "../question/answer";
import { editionOf, type Question } from "../question/question";
import { sameAnswer } from "../question/same-answer";
import { offeredElements, type QuestionMapping } from "../survey/last-year";
import type { EditedAnswer, RestoreSide, Skipped } from "./restore";
import { successorsOf } from "./successors";

interface CopyOptions {
  /** Questions of the source; null = all it has answers to. */
  answersList: readonly string[] | null;
  /** The card of the other company. */
  copiedFrom: CopiedFromCard;
}

export interface CopiedAnswer {
  question: string;
  answer: Answer;
  /** Of the question as it is asked now: the copy itself waits to be confirmed. */
  edition: number;
  /** The draft has another answer there, which the copy replaces. */
  replaces: boolean;
  /** Elements of the source that the present question does not have. */
  leftOut: string[];
}

export interface CopyPlan {
  copied: CopiedAnswer[];
  /** Questions of the draft with the same answer already. */
  unchanged: string[];
  /** Questions of the source. */
  skipped: Skipped[];
}

/**
 * The effect on the draft of copying from a card of a group company (D5). It fills questions and empties none. A copy
 * says where it comes from and declares nothing until the company confirms it. The files of an answer stay its own.
 */
export function copyPlan(source: RestoreSide, draft: RestoreSide, options: CopyOptions): CopyPlan {
  const successors = successorsOf(source.questions, draft.questions, null);
  const questions = new Map(draft.questions.map((question) => [question.guid, question]));
  const plan: CopyPlan = { copied: [], unchanged: [], skipped: [] };
  for (const guid of new Set(options.answersList ?? Object.keys(source.answers))) {
    const then = Object.hasOwn(source.answers, guid) ? source.answers[guid] : undefined;
    const succession = successors.get(guid);
    const question = questions.get(guid);
    if (!then || !isGiven(then)) {
      if (options.answersList) plan.skipped.push({ question: guid, reason: "not_in_version" });
    } else if (!question || !succession) {
      plan.skipped.push({ question: guid, reason: "withdrawn" });
    } else {
      const present = draft.answers[guid];
      const copy = copyOf(question, succession, then, present, options.copiedFrom);
      if (!copy) plan.skipped.push({ question: guid, reason: "not_acceptable" });
      else if (present && sameAnswer(copy.answer, present)) plan.unchanged.push(guid);
      else plan.copied.push(copy);
    }
  }
  return plan;
}

function copyOf(
  question: Question,
  succession: QuestionMapping,
  then: EditedAnswer,
  present: EditedAnswer | undefined,
  copiedFrom: CopiedFromCard,
): CopiedAnswer | null {
  if (then.notApplicableChosen && !question.notApplicableEnabled) return null;
  const elements = offeredElements(question, succession, then.elements);
  const leftOut = Object.keys(then.elements).filter((id) => !(id in elements));
  const isLost = leftOut.length > 0 && Object.keys(elements).length === 0;
  if (isLost && !then.notApplicableChosen) return null;
  const answer: Answer = {
    elements,
    notApplicableChosen: then.notApplicableChosen,
    notApplicableReason: then.notApplicableReason,
    explanation: then.explanation,
    incompatibilityExplanation: then.incompatibilityExplanation,
    attachments: present?.attachments ?? [],
    copiedFrom,
  };
  const replaces = present !== undefined && isGiven(present);
  return { question: question.guid, answer, edition: editionOf(question), replaces, leftOut };
}
