import {
  alongPath,
  isPathComplete,
  type PathId,
  pathProgress,
  pathsOf,
  stepsOf,
} from "~/domain/survey/paths";
import { isComplete, progressOf, type Progress } from "~/domain/survey/progress";
import { questionsOf } from "~/domain/survey/journey";
import type { Question } from "~/domain/question/question";
import type { SurveyStates } from "~/domain/survey/status";
import { levelsAsked } from "./levels";
import type { Survey } from "./survey";

/** The part of the questionnaire that a call walks through. */
interface JourneyAsked {
  levels?: string | string[] | undefined;
  path?: PathId | undefined;
}

interface Journey {
  /** In order, with the page that is open. */
  ordered: (states: SurveyStates) => Question[];
  progress: (states: SurveyStates) => Progress;
  isComplete: (states: SurveyStates) => boolean;
}

/** The journey through these levels, or through what of them is on the path; a year without paths ignores the path. */
export function journeyAsked(survey: Survey, { levels, path }: JourneyAsked, page: Question[]): Journey {
  const { questionnaire, apiVersion, facts } = survey;
  const ordered = questionsOf(questionnaire, levelsAsked(levels, apiVersion));
  const onPath = path && pathsOf(questionnaire, facts).get(path);
  if (!onPath) {
    return {
      ordered: () => ordered,
      progress: (states) => progressOf(questionnaire.questions, states),
      isComplete: (states) => isComplete(ordered, states),
    };
  }
  const steps = (states: SurveyStates) =>
    stepsOf(
      ordered.filter(({ guid }) => onPath.has(guid)),
      states,
    );
  return {
    ordered: (states) => alongPath(ordered, states, onPath, page),
    progress: (states) => pathProgress(steps(states)),
    isComplete: (states) => isPathComplete(steps(states)),
  };
}
