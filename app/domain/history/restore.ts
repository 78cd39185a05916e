import { type Answer, NO_ANSWER } from "../question/answer";
import { offeredElements, type QuestionMapping } from "../survey/last-year";
import { editionOf, type Question } from "../question/question";
import { sameAnswer } from "../question/same-answer";
import { successorsOf } from "./successors";

/** The edition of an answer that was never given to this question, so that the company must confirm it. */
const UNCONFIRMED = 0;

/** `edition`: of the question, when the answer was given or last confirmed. */
type EditedAnswer = Answer & { edition: number };

/** Questions and answers of the restored source, or of the draft. */
export interface RestoreSide {
  questions: readonly Question[];
  answers: Readonly<Record<string, EditedAnswer>>;
}

export interface RestoreOptions {
  /** Questions of the source; null = all it has answers to. */
  answersList: readonly string[] | null;
  /** From the source's API version to the draft's; null if it is the same. */
  mapping: readonly QuestionMapping[] | null;
  /** False if the files belong to another company or year: then the draft keeps its own. */
  withFiles: boolean;
}

export interface CopiedAnswer {
  /** The question of the draft, and that of the source. */
  question: string;
  from: string;
  answer: Answer;
  edition: number;
  /** Copied, but the company has to confirm or remove it: the question has changed since the answer. */
  obsolete: boolean;
  /** Elements of the source that the present question does not have. */
  leftOut: string[];
}

type SkipReason = "not_in_version" | "withdrawn" | "not_acceptable";

export interface RestorePlan {
  copied: CopiedAnswer[];
  /** Questions of the draft with the same answer already. */
  unchanged: string[];
  /** Questions of the source. */
  skipped: { question: string; reason: SkipReason }[];
}

/** Counts on the wire (spec §3): modified = what the job writes. */
export const restoreCounts = ({ copied, unchanged, skipped }: RestorePlan) => ({
  totalAnswers: copied.length + unchanged.length + skipped.length,
  modifiedAnswers: copied.length,
});

/**
 * The effect of a restore on the draft (D5). It copies answers and removes none: a question without an answer in the
 * source keeps its own.
 */
export function restorePlan(source: RestoreSide, draft: RestoreSide, options: RestoreOptions): RestorePlan {
  const successors = successorsOf(source.questions, draft.questions, options.mapping);
  const draftQuestions = new Map(draft.questions.map((question) => [question.guid, question]));
  const plan: RestorePlan = { copied: [], unchanged: [], skipped: [] };
  for (const from of new Set(options.answersList ?? Object.keys(source.answers))) {
    const then = Object.hasOwn(source.answers, from) ? source.answers[from] : undefined;
    const succession = successors.get(from);
    const question = succession && draftQuestions.get(succession.to);
    if (!then || sameAnswer(then, NO_ANSWER)) {
      if (options.answersList) plan.skipped.push({ question: from, reason: "not_in_version" });
    } else if (!question) {
      plan.skipped.push({ question: from, reason: "withdrawn" });
    } else {
      const present = draft.answers[question.guid];
      const copy = copyOf(question, succession, then, present, source, options.withFiles);
      if (!copy) plan.skipped.push({ question: from, reason: "not_acceptable" });
      else if (isThere(copy, present)) plan.unchanged.push(question.guid);
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
  source: RestoreSide,
  withFiles: boolean,
): CopiedAnswer | null {
  if (then.notApplicableChosen && !question.notApplicableEnabled) return null;
  const elements = offeredElements(question, succession, then.elements);
  const leftOut = Object.keys(then.elements).filter(
    (id) => !succession.elements.some(({ from, to }) => from === id && to in elements),
  );
  const isLost = leftOut.length > 0 && Object.keys(elements).length === 0;
  if (isLost && !then.notApplicableChosen) return null;
  const keepsFiles = withFiles && succession.from === succession.to;
  const answer: Answer = {
    elements,
    notApplicableChosen: then.notApplicableChosen,
    notApplicableReason: then.notApplicableReason,
    explanation: then.explanation,
    incompatibilityExplanation: then.incompatibilityExplanation,
    attachments: keepsFiles ? then.attachments : (present?.attachments ?? []),
  };
  const isPartial = leftOut.length > 0;
  const edition = isPartial ? UNCONFIRMED : editionAfter(question, succession, then.edition, source);
  const obsolete = edition !== editionOf(question);
  return { question: question.guid, from: succession.from, answer, edition, obsolete, leftOut };
}

/** The same question keeps the edition of its answer; a successor counts as answered only if nothing changed. */
function editionAfter(
  question: Question,
  { from, to, change }: QuestionMapping,
  given: number,
  { questions }: RestoreSide,
): number {
  if (from === to) return given;
  const older = questions.find(({ guid }) => guid === from);
  const isConfirmed = change === "same" && older !== undefined && given === editionOf(older);
  return isConfirmed ? editionOf(question) : UNCONFIRMED;
}

/** An equal answer that was confirmed since stays confirmed. */
function isThere(copy: CopiedAnswer, present: EditedAnswer | undefined): boolean {
  return (
    present !== undefined &&
    sameAnswer(copy.answer, present) &&
    (copy.obsolete || present.edition === copy.edition)
  );
}
