import { LEVELS } from "../../survey/journey";
import type { Level, Question } from "../../question/question";
import { type Completeness, completenessOf } from "../../survey/progress";
import type { SurveyStates } from "../../survey/status";

interface LevelCoverage extends Completeness {
  id: Level;
}

type Counts = Omit<Completeness, "percent">;

interface Coverage extends Counts {
  /** The levels of the questionnaire before reporting, in their order. */
  levels: LevelCoverage[];
}

/** How many of the applicable questions the answers cover, as a whole and by class; reporting counts nowhere (D2). */
export function coverageOf(questions: readonly Question[], states: SurveyStates): Coverage {
  const levels = LEVELS.filter((id) => id !== "reporting").flatMap((id): LevelCoverage[] => {
    const ofLevel = questions.filter(({ level }) => level === id);
    return ofLevel.length === 0 ? [] : [{ id, ...completenessOf(ofLevel, states) }];
  });
  const total = (key: keyof Counts) => levels.reduce((sum, level) => sum + level[key], 0);
  return { answered: total("answered"), done: total("done"), applicable: total("applicable"), levels };
}
