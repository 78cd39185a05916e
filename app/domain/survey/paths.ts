import type { AnswerStatus, RegistryFacts } from "../question/answer";
import type { Question, Questionnaire } from "../question/question";
import { capOf } from "../request-cap";
import { questionsByGuid } from "../question/questions-by-guid";
import type { ServedSheets } from "./served";
import { type Progress, progressOfEach } from "./progress";
import type { SurveyStates } from "./status";

/** The paths through the questionnaire (percorsi): each selects questions of all levels for one purpose (D1). */
export const PATHS = ["essential", "vsme-basic", "vsme-complete", "bank", "client"] as const;
export type OfferedPath = (typeof PATHS)[number];

/** The twelve questions before anything else, a path that is offered apart from the others. */
export const FIRST_SCORE = "first-score";

/** Every path that an address or a call may name. */
export const WALKED_PATHS = [...PATHS, FIRST_SCORE] as const;
export type PathId = (typeof WALKED_PATHS)[number];

export const isPath = (id: string): id is PathId => WALKED_PATHS.some((path) => path === id);

const SELECTIONS: Record<
  OfferedPath,
  (question: Question, served: ServedSheets, facts: RegistryFacts) => boolean
> = {
  essential: ({ essential }) => essential === true,
  "vsme-basic": ({ guid }, { basic }) => basic.has(guid),
  "vsme-complete": ({ guid }, { complete }) => complete.has(guid),
  bank: ({ guid }, { bank }) => bank.has(guid),
  client: ({ guid }, { basic, complete }, facts) => (capOf(facts) === "lower" ? basic : complete).has(guid),
};

/** The guids of the questions on each path; none before 2025, when no question declares its minutes. */
export function pathsOf(
  { apiVersion, questions }: Pick<Questionnaire, "apiVersion" | "questions">,
  facts: RegistryFacts,
  served: ServedSheets,
): ReadonlyMap<OfferedPath, ReadonlySet<string>> {
  if (apiVersion !== "v3") return new Map();
  const byGuid = questionsByGuid(questions);
  return new Map(
    PATHS.map((path) => {
      const selected = questions.filter((question) => SELECTIONS[path](question, served, facts));
      return [path, withOpeners(selected, byGuid)] as const;
    }),
  );
}

/** With the questions whose answers open them, and those that open these. */
function withOpeners(selected: readonly Question[], byGuid: ReadonlyMap<string, Question>): Set<string> {
  const guids = new Set<string>();
  const waiting = [...selected];
  for (let question = waiting.pop(); question; question = waiting.pop()) {
    if (guids.has(question.guid)) continue;
    guids.add(question.guid);
    for (const dependency of question.dependencies ?? []) {
      const opener = "question" in dependency ? byGuid.get(dependency.question) : undefined;
      if (opener) waiting.push(opener);
    }
  }
  return guids;
}

/** The facts of a question that say what a path still takes. */
export interface PathStep {
  status: AnswerStatus;
  done: boolean;
  obsolete: boolean;
  /** The declared estimate; 0 where there is none. */
  minutes: number;
}

/** Not closed by data that are given: a question that waits for a datum may still open. */
export const mayBeAsked = ({ status, done }: Pick<PathStep, "status" | "done">): boolean =>
  status !== "na-blocked" && !(status === "blocked" && done);

/**
 * The journey along a path: its questions that may be asked of this company. The page that is open keeps its place even
 * where it is beside the path, so that the user goes on from it.
 */
export const alongPath = (
  ordered: readonly Question[],
  states: SurveyStates,
  path: ReadonlySet<string>,
  page: readonly Question[],
): Question[] =>
  ordered.filter((question) => {
    const state = states.get(question.guid);
    return page.includes(question) || (path.has(question.guid) && !!state && mayBeAsked(state));
  });

/** The progress along a path: each of its questions that may be asked of this company, those of reporting too. */
export const pathProgress = (steps: readonly PathStep[]): Progress =>
  progressOfEach(steps.filter(mayBeAsked));

/** Minutes of the questions that may be asked of this company, and of those not done yet. */
export function minutesOf(steps: readonly PathStep[]): { minutes: number; left: number } {
  const asked = steps.filter(mayBeAsked);
  const sumOf = (some: readonly PathStep[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);
  return { minutes: sumOf(asked), left: sumOf(asked.filter(({ done, obsolete }) => !done || obsolete)) };
}

/** The same questions as steps of a path. */
export const stepsOf = (questions: readonly Question[], states: SurveyStates): PathStep[] =>
  questions.flatMap(({ guid, minutes = 0 }) => {
    const state = states.get(guid);
    return state ? [{ status: state.status, done: state.done, obsolete: state.obsolete, minutes }] : [];
  });

/** What a path needs is done. */
export function isPathComplete(steps: readonly PathStep[]): boolean {
  const { done, total } = pathProgress(steps);
  return total > 0 && done === total;
}
