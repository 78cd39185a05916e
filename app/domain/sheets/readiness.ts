import { isClosed } from "../survey/closed";
import type { QuestionState, SurveyStates } from "../survey/status";

/** How far a datum that others ask for can be given. Ready and not applicable count as ready: both can be said. */
export const READINESS = ["ready", "partial", "missing", "not_applicable", "not_asked"] as const;
export type Readiness = (typeof READINESS)[number];

const isLeftOut = (state: QuestionState): boolean =>
  state.notApplicable ||
  state.status === "na-blocked" ||
  (isClosed(state.status) && state.blockedByGivenAnswer);

const isDeclared = ({ status, obsolete }: QuestionState): boolean => status === "self-declared" && !obsolete;

/** By the questions that ask the datum; "not_asked" where none does. */
export function readinessOf(guids: readonly string[], states: SurveyStates): Readiness {
  const found = guids.flatMap((guid) => states.get(guid) ?? []);
  if (found.length === 0) return "not_asked";
  const applying = found.filter((state) => !isLeftOut(state));
  if (applying.length === 0) return "not_applicable";
  const declared = applying.filter(isDeclared).length;
  if (declared === applying.length) return "ready";
  return declared > 0 ? "partial" : "missing";
}

const isReady = (readiness: Readiness): boolean => readiness === "ready" || readiness === "not_applicable";

/** Of the data that the questionnaire asks, those that can be given. */
export function readyOf(readiness: readonly Readiness[]): { ready: number; total: number } {
  const asked = readiness.filter((one) => one !== "not_asked");
  return { ready: asked.filter(isReady).length, total: asked.length };
}
