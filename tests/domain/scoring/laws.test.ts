import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import { weightedQuestions } from "~/domain/scoring/declared-weights";
import { type LevelScore, NOT_AVAILABLE, scoreClass, scoreSurvey } from "~/domain/scoring/score";
import { CLASSES } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import { type Survey, surveys } from "../arbitraries";
import { answer, FACTS, notApplicable } from "../build";

const weights = fc
  .tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 5, max: 35 }))
  .map(([environment, social]) => ({ environment, social, governance: 100 - environment - social }));

const statesOf = ({ questionnaire, answers }: Survey) => surveyStates(questionnaire, answers, FACTS);
const questionsIn = (level: LevelScore) =>
  level.areas.flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions));

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

  test("the maximum of a question is its share of what applies, to less than a hundredth of a point", () => {
    fc.assert(
      fc.property(surveys, weights, (survey, given) => {
        const weighted = weightedQuestions(survey.questionnaire, "start_small", given);
        const applicable = weighted.filter(({ question }) => statesOf(survey).get(question.guid)?.applicable);
        const total = applicable.reduce((sum, { weight }) => sum + weight, 0n);
        const scored = new Map(
          questionsIn(scoreClass(weighted, statesOf(survey))).map((score) => [score.guid, score]),
        );
        for (const { question, weight } of applicable) {
          const distance = BigInt(scored.get(question.guid)?.max ?? -1) * total - 10_000n * weight;
          expect(distance < total && -distance < total).toBe(true);
        }
      }),
    );
  });

  test("a question that is not applicable scores as if it were not there", () => {
    fc.assert(
      fc.property(surveys, weights, fc.nat(), (survey, given, index) => {
        const { guid = "" } =
          survey.questionnaire.questions[index % survey.questionnaire.questions.length] ?? {};
        const answers = { ...survey.answers, [guid]: notApplicable() };
        const states = statesOf({ ...survey, answers });
        for (const scoredClass of CLASSES) {
          const weighted = weightedQuestions(survey.questionnaire, scoredClass, given);
          const without = weighted.filter(({ question }) => question.guid !== guid);
          const others = questionsIn(scoreClass(weighted, states)).filter((score) => score.guid !== guid);
          const { actual, max } = scoreClass(weighted, states);
          expect(others).toEqual(questionsIn(scoreClass(without, states)));
          expect({ actual, max }).toMatchObject({ actual: scoreClass(without, states).actual });
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
