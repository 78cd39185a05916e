import { CLASSES, type ScoredClass } from "../../question/question";
import { type HeatMap, heatMap, type MappedLevel } from "../../scoring/heat-map";
import { isClassUnfilled, type ShownClasses } from "./unfilled";

/** What a home page or a version says of the scores and of what they rest on. */
type ShownTopics = ShownClasses<ScoredClass> & {
  survey: { versioned: { scoring: { levels: Record<ScoredClass, MappedLevel> } } };
};

/** The heat map of a home page or a version, on screen and on paper: a class without one declared answer is not begun. */
export const shownMap = (shown: ShownTopics): HeatMap =>
  heatMap(
    shown.survey.versioned.scoring.levels,
    CLASSES.filter((id) => isClassUnfilled(shown, id)),
  );
