import type { PlanStep } from "~/api/contract/development-plan";
import { effortsV3 } from "~/content/v3/effort";
import { developmentPlan as planOf, type PlannedStep } from "~/domain/scoring/development-plan";
import { CLASSES } from "~/domain/question/question";
import { closedBy } from "../survey/closed-by";
import { questionOf, type Survey } from "../survey/survey";
import { readerOf } from "../survey/survey-reader";
import { scoreOf } from "../survey/survey-score";
import type { UseCase } from "../use-case";

/**
 * The questions by which the draft of a year would gain most (D14); efforts are declared for the scored questions,
 * which only v3 has.
 */
export const developmentPlan: UseCase<"scoring.developmentPlan"> = async ({ query }, scope) => {
  const survey = await readerOf(scope).draft(query.year);
  const { score } = scoreOf(survey);
  const steps = planOf(score, survey.questionnaire.questions, effortsV3);
  const isOf = (id: string) => (step: PlannedStep) => step.scoredClass === id;
  return {
    year: survey.year,
    classes: CLASSES.filter((id) => score.levels[id].areas.length > 0).map((id) => {
      const { actual, max } = score.levels[id];
      return { id, actual, max, steps: steps.filter(isOf(id)).length };
    }),
    steps: steps.slice(0, query.top).map((step) => wireStep(survey, step)),
    total: { steps: steps.length, gain: steps.reduce((sum, { gain }) => sum + gain, 0) },
  };
};

function wireStep(survey: Survey, step: PlannedStep): PlanStep {
  const { guid, area, milestone, turn, gain, actual, max, earned, why, effort } = step;
  const state = survey.states.get(guid);
  const labels = survey.questionnaire.milestones;
  return {
    ...named(survey, guid),
    ...{ area, turn, gain, actual, max, earned, why, effort },
    milestoneLabel: labels.find(({ id }) => id === milestone)?.label ?? milestone,
    waitsFor: step.waitsFor.map((opener) => named(survey, opener)),
    waitsForRegistry: (why === "blocked" && state && closedBy(survey, state)?.registry) || null,
  };
}

function named(survey: Survey, guid: string) {
  const { level, milestone, prompt } = questionOf(survey, guid);
  return { id: guid, level, milestone, prompt };
}
