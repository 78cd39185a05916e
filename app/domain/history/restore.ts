import { type Answer, NO_ANSWER } from "../question/answer";
import { offeredElements, type QuestionMapping } from "../survey/last-year";
import { editionOf, type Question } from "../question/question";
import { sameAnswer } from "../question/same-answer";
import { successorsOf } from "./successors";

/** The edition of an answer that was never given to this question: nobody's, so that somebody must confirm it. */
const UNCONFIRMED = 0;

/** `edition`: of the question, when the answer was given or last confirmed. */
type EditedAnswer = Answer & { edition: number };

/** Questions and answers of what is restored, or of the draft. */
export interface RestoreSide {
  questions: readonly Question[];
  answers: Readonly<Record<string, EditedAnswer>>;
}

export interface RestoreOptions {
  /** Questions of the source; null = all it has answers to. */
  answersList: readonly string[] | null;
  /** From the source's API version to the draft's; null where it is the same. */
  mapping: readonly QuestionMapping[] | null;
  /** False where the files belong to another company or year: then the draft's own stay. */
  withFiles: boolean;
}

export interface CopiedAnswer {
  /** The question of the draft, and that of the source. */
  question: string;
  from: string;
  answer: Answer;
  edition: number;
  /** Copied, and to be confirmed or removed: the question is no longer what was answered. */
  obsolete: boolean;
  /** Elements of the source for which the present question has no place. */
  leftOut: string[];
}

type SkipReason = "not_in_version" | "withdrawn" | "not_acceptable";

export interface RestorePlan {
  copied: CopiedAnswer[];
  /** Questions of the draft that say the same already. */
  unchanged: string[];
  /** Questions of the source. */
  skipped: { question: string; reason: SkipReason }[];
}

/** Counts as the wire has them (spec §3): modified = what the job writes. */
export const restoreCounts = ({ copied, unchanged, skipped }: RestorePlan) => ({
  totalAnswers: copied.length + unchanged.length + skipped.length,
  modifiedAnswers: copied.length,
});

/**
 * What a restore does to the draft (D5). It copies answers and takes none away: what the source does not answer stays as
 * it is.
 */
export function restorePlan(source: RestoreSide, draft: RestoreSide, options: RestoreOptions): RestorePlan {
  const successors = successorsOf(source.questions, draft.questions, options.mapping);
  const asked = new Map(draft.questions.map((question) => [question.guid, question]));
  const plan: RestorePlan = { copied: [], unchanged: [], skipped: [] };
  for (const from of new Set(options.answersList ?? Object.keys(source.answers))) {
    const then = Object.hasOwn(source.answers, from) ? source.answers[from] : undefined;
    const succession = successors.get(from);
    const question = succession && asked.get(succession.to);
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

/** The same question keeps the edition it was answered in; a successor counts as answered only where nothing changed. */
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

/** An answer that says the same and was confirmed since stays confirmed. */
function isThere(copy: CopiedAnswer, present: EditedAnswer | undefined): boolean {
  return (
    present !== undefined &&
    sameAnswer(copy.answer, present) &&
    (copy.obsolete || present.edition === copy.edition)
  );
}
