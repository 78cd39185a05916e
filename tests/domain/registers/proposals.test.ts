import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import { readingOf } from "~/domain/registers/readings";
import { NO_ROWS, type RegisterRows } from "~/domain/registers/register";
import { surveyStates } from "~/domain/survey/status";
import { chance, randomAnswers, randomFacts } from "../../content/method/random-company";
import { answer, booleanQuestion, FACTS, questionnaire, radioQuestion } from "../build";
import { CERTIFICATE, only, POLICY, SITE, TARGET } from "./rows";

const FULL: RegisterRows = {
  ...only("sites", { ...SITE, landArea: "100", sealedArea: "40", latitude: "45.4", longitude: "9.1" }),
  certificates: only("certificates", CERTIFICATE).certificates,
  policies: only("policies", { ...POLICY, commitment: "Meno scarti", responsible: "Direzione" }).policies,
  targets: only("targets", TARGET, { ...TARGET, measure: "safety" }).targets,
  figures: only("figures", { year: "2024", energy: "12", revenue: "1000" }).figures,
};

const statesOf = (seed: number, rows: RegisterRows) => {
  const draws = chance(seed);
  const facts = randomFacts(draws);
  const answers = randomAnswers(questionnaireV3.questions, draws);
  return surveyStates(questionnaireV3, answers, facts, new Set(), {}, readingOf(rows, 2025));
};

describe("what registers propose", () => {
  test("earns nothing until it is confirmed, and changes no answer that was given", () => {
    let proposed = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        const [without, with_] = [statesOf(seed, NO_ROWS), statesOf(seed, FULL)];
        for (const [guid, state] of with_) {
          if (state.status === "autofilled") proposed += 1;
          if (state.status === "autofilled") expect([guid, state.earning.percent]).toEqual([guid, 0]);
          else expect(state).toEqual(without.get(guid));
        }
      }),
      { numRuns: 30 },
    );
    expect(proposed).toBeGreaterThan(0);
  });

  test("is legal for its question, whatever the rows say", () => {
    const states = surveyStates(questionnaireV3, {}, FACTS, new Set(), {}, readingOf(FULL, 2025));
    for (const question of questionnaireV3.questions) {
      const { status, elements = {} } = states.get(question.guid) ?? {};
      if (status === "autofilled") expect(rulesOf(question).check(question, elements)).toEqual([]);
    }
  });

  test("takes the text of a choice with the choice that opens it", () => {
    const choices = [
      { id: "none", label: "No", share: 0 },
      { id: "some", label: "Sì", share: 100, opens: { label: "Quale?", maxLength: 100, required: true } },
    ];
    const asked = radioQuestion({
      choices,
      autofill: [
        { field: "value", register: { reading: "target", about: "energy", as: { complete: "some" } } },
        { field: "some_text", register: { reading: "target_words", about: "energy" } },
      ],
    });
    const states = surveyStates(
      questionnaire([asked]),
      {},
      FACTS,
      new Set(),
      {},
      readingOf(only("targets", TARGET), 2025),
    );
    expect(states.get(asked.guid)).toMatchObject({
      status: "autofilled",
      displayStatus: null,
      elements: { value: "some", some_text: "Energia per pezzo: 120 kWh (2023) - 100 kWh (2027)" },
    });
  });

  test("is not proposed in place of an answer", () => {
    const asked = booleanQuestion({
      autofill: [{ field: "value", register: { reading: "any_target_followed", as: { yes: "yes" } } }],
    });
    const followed = readingOf(only("targets", { ...TARGET, isFollowed: "yes" }), 2025);
    const states = surveyStates(
      questionnaire([asked]),
      { [asked.guid]: answer({ value: "no" }) },
      FACTS,
      new Set(),
      {},
      followed,
    );
    expect(states.get(asked.guid)).toMatchObject({ status: "self-declared", elements: { value: "no" } });
  });
});
