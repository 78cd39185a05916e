import { type Answer, isEmpty, isGiven, NO_ANSWER } from "../question/answer";
import { editionOf, type Question } from "../question/question";
import { sameAnswer } from "../question/same-answer";
import { isSameContent } from "./same-content";

/** `edition`: of the question, when the answer was given or last confirmed. */
export type EditedAnswer = Answer & { edition: number };

/** Questions and answers of a source, or of the draft. */
export interface RestoreSide {
  questions: readonly Question[];
  answers: Readonly<Record<string, EditedAnswer>>;
}

export interface RestoreOptions {
  /** Null = all questions. */
  answersList: readonly string[] | null;
  /** False for an issued version, which holds what was declared and nothing that was stored beside it. */
  holdsUndeclared: boolean;
}

interface RestoredAnswer {
  question: string;
  answer: Answer;
  edition: number;
  /** The company has to confirm or remove it: the question has changed since the answer. */
  obsolete: boolean;
}

type SkipReason = "not_in_version" | "withdrawn" | "not_acceptable";

export interface Skipped {
  question: string;
  reason: SkipReason;
}

export interface RestorePlan {
  changed: RestoredAnswer[];
  /** Questions that the draft answers and the source does not. */
  emptied: string[];
  /** Questions with the same answer already. */
  unchanged: string[];
  skipped: Skipped[];
}

/**
 * The effect of a restore on the draft (D5): afterwards each question has the answer that the source holds, in the
 * edition it was given to, and none where the source holds none. Answers to questions that are no longer asked stay as
 * they are in the draft: the company can only remove them.
 */
export function restorePlan(source: RestoreSide, draft: RestoreSide, options: RestoreOptions): RestorePlan {
  const asked = new Map(draft.questions.map((question) => [question.guid, question]));
  const plan: RestorePlan = { changed: [], emptied: [], unchanged: [], skipped: [] };
  const { answersList } = options;
  const all = () => [...Object.keys(source.answers), ...Object.keys(draft.answers)];
  for (const guid of new Set(answersList ?? all())) {
    const question = asked.get(guid);
    const then = answerIn(source, guid);
    const present = answerIn(draft, guid);
    if (isThere(then, present, options)) {
      if (!question && !then) plan.skipped.push({ question: guid, reason: "not_in_version" });
      else if (answersList || !isEmpty(then ?? NO_ANSWER)) plan.unchanged.push(guid);
    } else if (!question) plan.skipped.push({ question: guid, reason: "withdrawn" });
    else if (!then || isEmpty(then)) plan.emptied.push(guid);
    else plan.changed.push(restored(question, then));
  }
  return plan;
}

const answerIn = ({ answers }: RestoreSide, guid: string): EditedAnswer | undefined =>
  Object.hasOwn(answers, guid) ? answers[guid] : undefined;

/** An empty answer and none are the same. */
function isThere(
  then: EditedAnswer | undefined,
  present: EditedAnswer | undefined,
  { holdsUndeclared }: RestoreOptions,
): boolean {
  const [one, other] = [then ?? NO_ANSWER, present ?? NO_ANSWER];
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (then?.edition !== present?.edition) return false;
  return holdsUndeclared ? isSameContent(one, other) : !other.copiedFrom && sameAnswer(one, other);
}

function restored(question: Question, { edition, ...answer }: EditedAnswer): RestoredAnswer {
  const obsolete = isGiven(answer) && edition !== editionOf(question);
  return { question: question.guid, answer, edition, obsolete };
}
