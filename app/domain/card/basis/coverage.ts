import { LEVELS } from "../../survey/journey";
import type { Level, Question } from "../../question/question";
import type { QuestionState, SurveyStates } from "../../survey/status";

interface Counts {
  /** Declared answers among the applicable questions. */
  answered: number;
  /** Applicable questions with nothing left to do: answered, or closed by a given answer. */
  done: number;
  applicable: number;
}

export interface LevelCoverage extends Counts {
  id: Level;
  /** Whole percent of the applicable questions that are done, rounded down; null where none applies. */
  percent: number | null;
}

export interface Coverage extends Counts {
  /** The levels of the questionnaire before reporting, in their order. */
  levels: LevelCoverage[];
}

/** How many of the applicable questions the answers cover, as a whole and by class; reporting counts nowhere (D2). */
export function coverageOf(questions: readonly Question[], states: SurveyStates): Coverage {
  const levels = LEVELS.filter((id) => id !== "reporting").flatMap((id): LevelCoverage[] => {
    const ofLevel = questions.filter(({ level }) => level === id);
    return ofLevel.length === 0 ? [] : [{ id, ...levelCounts(ofLevel, states) }];
  });
  const total = (key: keyof Counts) => levels.reduce((sum, level) => sum + level[key], 0);
  return { answered: total("answered"), done: total("done"), applicable: total("applicable"), levels };
}

function levelCounts(questions: readonly Question[], states: SurveyStates): Omit<LevelCoverage, "id"> {
  const applicable = questions.flatMap(({ guid }): QuestionState[] => {
    const state = states.get(guid);
    return state?.applicable ? [state] : [];
  });
  const done = applicable.filter((state) => state.done).length;
  return {
    answered: applicable.filter(({ status }) => status === "self-declared").length,
    done,
    applicable: applicable.length,
    percent: applicable.length === 0 ? null : Math.floor((100 * done) / applicable.length),
  };
}
