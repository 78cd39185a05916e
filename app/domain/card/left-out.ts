import type { Question } from "../question/question";
import { waitsForDatum } from "../survey/closed";
import { isLocked, isReportingOpen } from "../survey/progress";
import type { QuestionState, SurveyStates } from "../survey/status";

/**
 * Why a question will not be on the card, in the order in which a company mends it. `waiting`: it opens or closes with
 * a datum that is not given yet.
 */
export const LEFT_OUT_REASONS = [
  "obsolete",
  "incompatible",
  "incomplete",
  "unconfirmed",
  "unanswered",
  "waiting",
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

interface LeftOutGroup {
  why: LeftOutReason;
  questions: Question[];
}

/** The questions that a card of this draft would not show although they could be on it; empty groups are left out. */
export function leftOut(questions: readonly Question[], states: SurveyStates): LeftOutGroup[] {
  const reportingOpen = isReportingOpen(questions, states);
  const reasons = questions.flatMap((question) => {
    const state = states.get(question.guid);
    const why = state && !isLocked(question, state, reportingOpen) ? reasonFor(state) : null;
    return why === null ? [] : [{ question, why }];
  });
  return LEFT_OUT_REASONS.flatMap((reason) => {
    const ofReason = reasons.filter(({ why }) => why === reason).map(({ question }) => question);
    return ofReason.length === 0 ? [] : [{ why: reason, questions: ofReason }];
  });
}

/** Null for a question that is done; a voluntary one is done while it is empty (D2). */
function reasonFor(state: QuestionState): LeftOutReason | null {
  const { status, obsolete, done } = state;
  if (obsolete && status !== "blocked" && status !== "na-blocked") return "obsolete";
  if (done) return null;
  switch (status) {
    case "incompatible":
    case "incomplete":
      return status;
    case "autofilled":
      return "unconfirmed";
    case "not-answered":
      return "unanswered";
    default:
      return waitsForDatum(state) ? "waiting" : null;
  }
}
