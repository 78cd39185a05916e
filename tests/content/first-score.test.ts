import { describe, expect, test } from "vitest";
import { firstScoreV3 } from "~/content/v3/first-score";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { weights } from "~/content/v3/weights";
import { COMPANY_SIZES, type RegistryFacts } from "~/domain/question/answer";
import type { Field, Question } from "~/domain/question/question";
import { settledIn } from "~/domain/benchmark/question-shares";
import { sharingFor } from "~/domain/scoring/declared-weights";
import { scoreSurvey } from "~/domain/scoring/score";
import { FIRST_QUESTIONS, firstQuestions, minutesAtHand } from "~/domain/survey/first-score";
import { surveyStates } from "~/domain/survey/status";
import { bestCompany, worstCompany } from "./companies/companies";

const byGuid = new Map(questionnaireV3.questions.map((question) => [question.guid, question]));
const declared = firstScoreV3.flatMap((guid) => byGuid.get(guid) ?? []);
const SECTIONS = [..."ABCDEFGHIJKLMNOPQRSTUV"];

const PEOPLE = { micro: 4, small: 30, medium: 120, large: 400 } as const;
const KINDS: RegistryFacts[] = SECTIONS.flatMap((macrosector) => [
  ...COMPANY_SIZES.map((size) => ({
    ...{ macrosector, size, turnover: 1_000_000 },
    ...{ workforce: PEOPLE[size], employees: PEOPLE[size] },
  })),
  { macrosector, size: "micro" as const, turnover: 60_000, workforce: 1, employees: 0 },
]);

const askedOf = (facts: RegistryFacts): Question[] =>
  firstQuestions(questionnaireV3, surveyStates(questionnaireV3, {}, facts)).flatMap(
    (guid) => byGuid.get(guid) ?? [],
  );

const nameOf = ({ macrosector, size, employees }: RegistryFacts) => `${macrosector} ${size} ${employees}`;

/** A number that its owner counts on one hand: no unit, no decimals, or the amount that follows from it. */
const isCount = ({ inputType, required }: Field) => inputType === "integer" || required === false;

describe("the questions of the first score", () => {
  test("exist, once each, and are scored ones of Fondamentali", () => {
    expect(new Set(firstScoreV3).size).toBe(firstScoreV3.length);
    expect(declared).toHaveLength(firstScoreV3.length);
    expect(declared.filter(({ level, weight }) => level !== "start_small" || weight === 0)).toEqual([]);
  });

  test("need no paper: a choice, or counts, for which no document is asked and no more than three minutes declared", () => {
    const others = declared.filter((question) => {
      const isChoice = ["boolean", "radio", "checkbox"].includes(question.questionClass);
      const isCounted = question.questionClass === "text" && question.fields.some(isCount);
      return !(isChoice || isCounted) || question.evidence === "asked" || (question.minutes ?? 99) > 3;
    });
    expect(others.map(({ guid }) => guid)).toEqual([]);
  });

  test("cannot be declared not applicable", () => {
    const escaping = declared.filter(({ notApplicableEnabled }) => notApplicableEnabled);
    expect(escaping.map(({ guid }) => guid)).toEqual([]);
  });
});

describe.each(KINDS.map((facts) => ({ facts, name: nameOf(facts) })))(
  "a company of the kind $name",
  ({ facts }) => {
    test("is asked twelve, in ten minutes", () => {
      const asked = askedOf(facts);
      expect(asked).toHaveLength(FIRST_QUESTIONS);
      expect(minutesAtHand(asked)).toBeLessThanOrEqual(10);
    });

    test.each([
      { says: "the best", answersOf: bestCompany },
      { says: "the worst", answersOf: worstCompany },
    ])("settles twelve by answering $says, and stays on the same ones", ({ answersOf }) => {
      const all = answersOf(questionnaireV3.questions, facts);
      let answers = {};
      const asked = askedOf(facts);
      for (const { guid } of asked) {
        answers = { ...answers, [guid]: all[guid] };
        const states = surveyStates(questionnaireV3, answers, facts);
        expect(firstQuestions(questionnaireV3, states)).toEqual(asked.map((question) => question.guid));
      }
      const states = surveyStates(questionnaireV3, answers, facts);
      const { levels } = scoreSurvey(questionnaireV3, states, sharingFor(weights, facts), []);
      expect(settledIn(levels.start_small)).toHaveLength(FIRST_QUESTIONS);
    });
  },
);
