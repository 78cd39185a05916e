import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import { scoredTree } from "~/domain/scoring/declared-weights";
import { type LevelScore, NOT_AVAILABLE, scoreClass, scoreSurvey } from "~/domain/scoring/score";
import { CLASSES } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import { type Survey, surveys } from "../arbitraries";
import { answer, FACTS, notApplicable } from "../build";

const weights = fc
  .tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 5, max: 35 }))
  .map(([environment, social]) => ({
    weights: { environment, social, governance: 100 - environment - social },
    macrosector: null,
  }));

const statesOf = ({ questionnaire, answers }: Survey) => surveyStates(questionnaire, answers, FACTS);
const questionsIn = (level: Pick<LevelScore, "areas"> | undefined) =>
  (level?.areas ?? []).flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions));

interface Points {
  actual: number;
  max: number;
}

function expectSum(whole: Points, parts: Points[]): void {
  const available = parts.filter((part) => part.max !== NOT_AVAILABLE);
  const total = (key: keyof Points) => available.reduce((sum, part) => sum + part[key], 0);
  const expected = { actual: total("actual"), max: total("max") };
  expect(whole).toMatchObject(available.length === 0 ? { actual: -1, max: -1 } : expected);
}

describe("the laws of scoring", () => {
  test("every storey is exactly the sum of the one below, and a class is 100 points or not available", () => {
    fc.assert(
      fc.property(surveys, weights, (survey, given) => {
        const { levels } = scoreSurvey(survey.questionnaire, statesOf(survey), given);
        for (const level of Object.values(levels)) {
          expect([10_000, NOT_AVAILABLE]).toContain(level.max);
          expectSum(level, level.areas);
          level.areas.forEach((area) => expectSum(area, area.milestones));
          level.areas
            .flatMap((area) => area.milestones)
            .forEach((milestone) => expectSum(milestone, milestone.questions));
        }
      }),
    );
  });

  test("points lie between nothing and the maximum", () => {
    fc.assert(
      fc.property(surveys, weights, (survey, given) => {
        const { levels } = scoreSurvey(survey.questionnaire, statesOf(survey), given);
        for (const { actual, max } of Object.values(levels).flatMap(questionsIn)) {
          expect(Number.isInteger(actual) && Number.isInteger(max)).toBe(true);
          expect(max === NOT_AVAILABLE ? actual === NOT_AVAILABLE : 0 <= actual && actual <= max).toBe(true);
        }
      }),
    );
  });

  test("an area of which anything applies keeps its weight to the hundredth, if any of each applies", () => {
    fc.assert(
      fc.property(surveys, weights, (survey, given) => {
        const { levels } = scoreSurvey(survey.questionnaire, statesOf(survey), given);
        for (const { areas } of Object.values(levels)) {
          if (areas.length < 3 || areas.some(({ max }) => max === NOT_AVAILABLE)) continue;
          expect(areas.map(({ id, max }) => [id, max])).toEqual(
            areas.map(({ id }) => [id, given.weights[id] * 100]),
          );
        }
      }),
    );
  });

  test("within a topic the maxima are in the proportion of the weights, to less than a hundredth of a point", () => {
    fc.assert(
      fc.property(surveys, weights, (survey, given) => {
        const weightOf = new Map(survey.questionnaire.questions.map(({ guid, weight }) => [guid, weight]));
        const { levels } = scoreSurvey(survey.questionnaire, statesOf(survey), given);
        for (const milestone of Object.values(levels).flatMap(({ areas }) =>
          areas.flatMap((a) => a.milestones),
        )) {
          const applicable = milestone.questions.filter(({ max }) => max !== NOT_AVAILABLE);
          const whole = applicable.reduce((sum, { guid }) => sum + (weightOf.get(guid) ?? 0), 0);
          for (const { guid, max } of applicable) {
            expect(Math.abs(max * whole - milestone.max * (weightOf.get(guid) ?? 0))).toBeLessThan(whole);
          }
        }
      }),
    );
  });

  test("a question that is not applicable scores as if it were not there", () => {
    fc.assert(
      fc.property(surveys, weights, fc.nat(), (survey, given, index) => {
        const { guid = "" } =
          survey.questionnaire.questions[index % survey.questionnaire.questions.length] ?? {};
        const states = statesOf({ ...survey, answers: { ...survey.answers, [guid]: notApplicable() } });
        const others = survey.questionnaire.questions.filter((question) => question.guid !== guid);
        const without = { ...survey.questionnaire, questions: others };
        for (const scoredClass of CLASSES) {
          const [all, rest] = [survey.questionnaire, without].map((content) =>
            scoreClass(scoredTree(content, scoredClass), scoredClass, states, given),
          );
          const scores = (level: typeof all) => questionsIn(level).filter((score) => score.guid !== guid);
          expect(scores(all)).toEqual(scores(rest));
          expect([all?.actual, all?.max]).toEqual([rest?.actual, rest?.max]);
        }
      }),
    );
  });

  test("the order in which answers were given changes nothing", () => {
    fc.assert(
      fc.property(surveys, weights, (survey, given) => {
        const answers = Object.fromEntries(Object.entries(survey.answers).reverse());
        expect(scoreSurvey(survey.questionnaire, statesOf({ ...survey, answers }), given)).toEqual(
          scoreSurvey(survey.questionnaire, statesOf(survey), given),
        );
      }),
    );
  });

  test("nothing applicable is -1 on every storey", () => {
    fc.assert(
      fc.property(surveys, weights, ({ questionnaire }, given) => {
        const answers = Object.fromEntries(
          questionnaire.questions.map(({ guid }) => [guid, notApplicable()]),
        );
        const { levels } = scoreSurvey(questionnaire, statesOf({ questionnaire, answers }), given);
        for (const level of Object.values(levels)) {
          for (const points of [level, ...level.areas, ...questionsIn(level)]) {
            expect(points).toMatchObject({ actual: NOT_AVAILABLE, max: NOT_AVAILABLE });
          }
        }
      }),
    );
  });

  test("answering a question at its best never lowers the class", () => {
    fc.assert(
      fc.property(surveys, weights, fc.nat(), (survey, given, index) => {
        const question = survey.questionnaire.questions[index % survey.questionnaire.questions.length];
        if (!question || survey.answers[question.guid]?.notApplicableChosen) return;
        const best = answer(rulesOf(question).best(question));
        const better = { ...survey, answers: { ...survey.answers, [question.guid]: best } };
        const before = scoreSurvey(survey.questionnaire, statesOf(survey), given).levels;
        const after = scoreSurvey(survey.questionnaire, statesOf(better), given).levels;
        for (const id of CLASSES) expect(after[id].actual).toBeGreaterThanOrEqual(before[id].actual);
      }),
    );
  });

  test("an option that earns more never lowers the class", () => {
    fc.assert(
      fc.property(surveys, weights, fc.nat(), fc.nat(), fc.nat(), (survey, given, index, first, second) => {
        const radios = survey.questionnaire.questions.filter(
          (question) => question.questionClass === "radio",
        );
        const question = radios[index % Math.max(1, radios.length)];
        if (!question) return;
        const actualWith = (choice: number) => {
          const { id = "", opens } = question.choices[choice % question.choices.length] ?? {};
          const stored = answer({ value: id, ...(opens && { [`${id}_text`]: "-" }) });
          const states = statesOf({ ...survey, answers: { ...survey.answers, [question.guid]: stored } });
          const { levels } = scoreSurvey(survey.questionnaire, states, given);
          return {
            share: question.choices[choice % question.choices.length]?.share ?? 0,
            actual: CLASSES.map((c) => levels[c].actual),
          };
        };
        const [worse, better] = [actualWith(first), actualWith(second)].sort((a, b) => a.share - b.share);
        better?.actual.forEach((actual, at) => expect(actual).toBeGreaterThanOrEqual(worse?.actual[at] ?? 0));
      }),
    );
  });
});
