import { weights as weightRows } from "~/content/v3/weights";
import { pointsIfAllApplies, scoredTree, sharingFor } from "~/domain/scoring/declared-weights";
import { crossedLines } from "~/domain/scoring/red-lines";
import { scoreSurvey, type QuestionScore } from "~/domain/scoring/score";
import { areaWeights } from "~/domain/scoring/weights";
import type { Answers } from "~/domain/question/answer";
import { CLASSES } from "~/domain/question/question";
import { oncePerContent } from "./once-per-content";
import type { Survey } from "./survey";

/** The parts of a survey that a score is computed from. */
type ScoreSource = Pick<Survey, "questionnaire" | "states" | "facts"> & { answers: Answers };

/** The weights for the company's sector and size, and the score of the draft with them. */
export const scoreOf = oncePerContent(({ questionnaire, states, facts, answers }: ScoreSource) => {
  const { weights, reason, isDefault } = areaWeights(weightRows, facts.macrosector, facts.size);
  const crossed = crossedLines(questionnaire, states, answers, facts);
  const score = scoreSurvey(questionnaire, states, sharingFor(weightRows, facts), crossed);
  return { score, crossed, weights: { ...weights, reason, isDefault } };
});

/** The points of every question as if all applied: its weight in hundredths of a percent of its class. */
export function declaredPoints({ questionnaire, facts }: ScoreSource): ReadonlyMap<string, number> {
  const sharing = sharingFor(weightRows, facts);
  const points = CLASSES.flatMap((id) => [...pointsIfAllApplies(scoredTree(questionnaire, id), id, sharing)]);
  return new Map(points);
}

/** Points of every question by guid: computed now, or as stored in the issued version. */
export function pointsIn(
  survey: Survey,
): ReadonlyMap<string, Pick<QuestionScore, "guid" | "actual" | "max">> {
  const levels = survey.issued?.versioned.scoring.levels ?? scoreOf(survey).score.levels;
  const questions = CLASSES.flatMap((level) =>
    levels[level].areas.flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions)),
  );
  return new Map(questions.map((question) => [question.guid, question]));
}
