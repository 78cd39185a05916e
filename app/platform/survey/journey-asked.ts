import { firstQuestions, isAnswered } from "~/domain/survey/first-score";
import {
  alongPath,
  FIRST_SCORE,
  isPathComplete,
  type PathId,
  pathProgress,
  pathsOf,
  stepsOf,
} from "~/domain/survey/paths";
import { isComplete, progressOf, progressOfEach, type Progress } from "~/domain/survey/progress";
import { questionsOf } from "~/domain/survey/journey";
import type { Question } from "~/domain/question/question";
import type { SurveyStates } from "~/domain/survey/status";
import { levelsAsked } from "./levels";
import { servedSheets } from "./sheets/served";
import type { Survey } from "./survey";

/** The part of the questionnaire that a call walks through. */
interface JourneyAsked {
  levels?: string | string[] | undefined;
  path?: PathId | undefined;
}

interface Journey {
  /** The questions of the page that are shown: of the first score, those that need no paper. */
  page: Question[];
  /** In order, with the page that is open. */
  ordered: (states: SurveyStates) => Question[];
  progress: (states: SurveyStates) => Progress;
  isComplete: (states: SurveyStates) => boolean;
}

/** The journey through these levels, or through what of them is on the path; a year without paths ignores the path. */
export function journeyAsked(survey: Survey, { levels, path }: JourneyAsked, page: Question[]): Journey {
  const { questionnaire, apiVersion } = survey;
  const ordered = questionsOf(questionnaire, levelsAsked(levels, apiVersion));
  const onPath = path && questionsOn(path, survey);
  if (!onPath) {
    return {
      page,
      ordered: () => ordered,
      progress: (states) => progressOf(questionnaire.questions, states),
      isComplete: (states) => isComplete(ordered, states),
    };
  }
  if (path === FIRST_SCORE) {
    const progress = (states: SurveyStates) => firstProgress(onPath, states);
    return {
      ...firstJourney(ordered, onPath, page),
      progress,
      isComplete: (states) => progress(states).percent === 100,
    };
  }
  const steps = (states: SurveyStates) =>
    stepsOf(
      ordered.filter(({ guid }) => onPath.has(guid)),
      states,
    );
  return {
    page,
    ordered: (states) => alongPath(ordered, states, onPath, page),
    progress: (states) => pathProgress(steps(states)),
    isComplete: (states) => isPathComplete(steps(states)),
  };
}

/** The guids of the questions on a path; undefined where the year has no such path. */
function questionsOn(
  path: PathId,
  { questionnaire, facts, states }: Survey,
): ReadonlySet<string> | undefined {
  if (path !== FIRST_SCORE) return pathsOf(questionnaire, facts, servedSheets(questionnaire)).get(path);
  const first = firstQuestions(questionnaire, states);
  return first.length === 0 ? undefined : new Set(first);
}

/** The page that is open, of which only questions that need no paper are shown, and the order of the walk. */
function firstJourney(ordered: readonly Question[], onPath: ReadonlySet<string>, page: Question[]) {
  const inOrder = inOrderOf([...onPath], ordered);
  const own = page.filter(({ guid }) => onPath.has(guid));
  const shown = own.length > 0 ? own : page;
  return { page: shown, ordered: (states: SurveyStates) => alongPath(inOrder, states, onPath, shown) };
}

/** A voluntary question counts once it has an answer: empty, it would give no score. */
const firstProgress = (guids: ReadonlySet<string>, states: SurveyStates): Progress =>
  progressOfEach(
    [...guids].map((guid) => ({
      done: isAnswered({ status: states.get(guid)?.status ?? "not-answered" }),
      obsolete: false,
    })),
  );

/** The first score begins with the easiest question, wherever that stands in the questionnaire. */
function inOrderOf(guids: readonly string[], questions: readonly Question[]): Question[] {
  const placeOf = ({ guid }: Question) => guids.indexOf(guid);
  return questions.toSorted((a, b) => placeOf(a) - placeOf(b));
}
