import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import type { RegistryFacts } from "~/domain/question/answer";
import { isClosed } from "~/domain/survey/closed";
import { contentIssues } from "~/domain/survey/content-check";
import { CLASSES, SCORED_AREAS } from "~/domain/question/question";
import { fieldsOf } from "~/domain/survey/question-check";
import { surveyStates } from "~/domain/survey/status";
import { answer } from "../domain/build";
import { bestCompany } from "./companies/companies";
import { textsIn } from "./texts";

const { questions, milestones } = questionnaireV3;

describe("the questionnaire of v3", () => {
  test("does not contradict itself", () => {
    expect(contentIssues(questionnaireV3)).toEqual([]);
  });

  test("asks at least 120 questions, and says of each how long it takes and what proves it", () => {
    expect(questions.length).toBeGreaterThanOrEqual(120);
    expect(questions.filter(({ minutes }) => !minutes).map(({ guid }) => guid)).toEqual([]);
    expect(questions.filter(({ proof }) => !proof).map(({ guid }) => guid)).toEqual([]);
  });

  test("takes a file where a document proves the answer, and says so where none does", () => {
    const named = questions.filter(({ proof }) => !proof?.document.startsWith("Nessun documento"));
    expect(questions.filter(({ evidence }) => evidence).map(({ guid }) => guid)).toEqual(
      named.map(({ guid }) => guid),
    );
    expect(questions.length - named.length).toBe(1);
  });

  test.each(["C", "I", "J"])(
    "asks of a firm of ten people of section %s at most 30 questions of Fondamentali",
    (macrosector) => {
      const facts: RegistryFacts = {
        employees: 8,
        workforce: 10,
        turnover: 900_000,
        size: "micro",
        macrosector,
      };
      const first = questions.filter(({ level }) => level === "start_small");
      // Without the organisation model of D.Lgs. 231/2001, which opens one more question.
      const rules = { "v3-gov-legalita-regole": answer({ "codice-etico": "on" }) };
      const states = surveyStates(questionnaireV3, { ...bestCompany(questions, facts), ...rules }, facts);
      const asked = first.filter(({ guid }) => {
        const state = states.get(guid);
        return state && !isClosed(state.status) && !state.voluntary;
      });
      expect(asked.length).toBeLessThanOrEqual(30);
    },
  );

  test("uses every rule that an answer can have: a limit of choices, a total, a proposal, sector and turnover", () => {
    const has = (test: (question: (typeof questions)[number]) => boolean) => questions.some(test);
    const dependsOn = (fact: string) =>
      has(({ dependencies = [] }) => dependencies.some((one) => "registry" in one && one.registry === fact));
    expect(
      has((question) => question.questionClass === "checkbox" && question.maxChoices !== undefined),
    ).toBe(true);
    expect(
      has(
        (question) =>
          "constraints" in question && !!question.constraints?.some(({ kind }) => kind === "total"),
      ),
    ).toBe(true);
    expect(questions.filter(({ autofill }) => autofill !== undefined).length).toBeGreaterThan(5);
    expect([dependsOn("turnover"), dependsOn("macrosector"), dependsOn("employees")]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each([...CLASSES, "reporting"] as const)("asks something in every area at level %s", (level) => {
    const areas = questions.filter((question) => question.level === level).map(({ area }) => area);
    expect(new Set(areas)).toEqual(new Set(SCORED_AREAS));
  });

  test.each(SCORED_AREAS)("has at least five milestones in %s, none of them empty", (area) => {
    const own = milestones.filter((milestone) => milestone.area === area);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.filter(({ id }) => !questions.some(({ milestone }) => milestone === id))).toEqual([]);
  });

  test("scores no pure disclosure of the report", () => {
    const disclosures = questions.filter(({ level }) => level === "reporting");
    expect(disclosures.filter(({ weight }) => weight > 0)).toEqual([]);
  });

  test("lets no other measure, topic or action earn without words", () => {
    const others = questions
      .flatMap((question) => (question.questionClass === "checkbox" ? question.choices : []))
      .filter(({ id, share = 0 }) => /^altr[aoei]$/.test(id) && share > 0);
    expect(others.length).toBeGreaterThan(8);
    expect(others.filter(({ opens }) => opens?.required !== true)).toEqual([]);
  });

  test("uses all six classes of questions", () => {
    expect(new Set(questions.map(({ questionClass }) => questionClass))).toEqual(
      new Set(["boolean", "text", "checkbox", "radio", "matrix", "dropdown"]),
    );
  });

  test("uses every input type", () => {
    expect(new Set(questions.flatMap(fieldsOf).map(({ inputType }) => inputType))).toEqual(
      new Set(["decimal", "integer", "percentage", "text", "label", "dropdown"]),
    );
  });

  // What people type is kept to these characters (spec §5); what they read keeps to them too.
  test("is written in characters up to code 255", () => {
    expect(textsIn(questionnaireV3).filter((text) => /[^\u0000-\u00ff]/.test(text))).toEqual([]);
  });
});
