import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import type { Answers, RegistryFacts } from "~/domain/question/answer";
import { isClosed } from "~/domain/survey/closed";
import { contentIssues } from "~/domain/survey/content-check";
import { CLASSES, type Question, SCORED_AREAS } from "~/domain/question/question";
import { kindOf, type QuestionKind } from "~/domain/scoring/kind";
import { fieldsOf } from "~/domain/survey/question-check";
import { surveyStates } from "~/domain/survey/status";
import { answer } from "../domain/build";
import { bestCompany, worstCompany } from "./companies/companies";
import { textsIn } from "./texts";

const { questions, milestones } = questionnaireV3;

const formsOf = (all: readonly Question[]): string[] =>
  all.flatMap((question) =>
    question.guid === "v3-gov-identita-e-sedi-forma-giuridica" && "fields" in question
      ? question.fields.flatMap(({ options = [] }) => options.map(({ id }) => id))
      : [],
  );

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

  describe("of a firm of ten people", () => {
    const first = questions.filter(({ level }) => level === "start_small");
    const forms = formsOf(questions);
    /** What opens a further question anywhere: each answer that another question of the class depends on, and its kin. */
    const special: Answers[] = [
      {},
      { "v3-gov-legalita-regole": answer({ "modello-231": "on" }) },
      {
        "v3-gov-strategia-settori": answer({
          antiriciclaggio: "on",
          "fossili-oltre": "on",
          armi: "on",
          tabacco: "on",
        }),
      },
      { "v3-gov-legalita-condanne": answer({ value: "entrambi" }) },
      { "v3-env-suolo-e-biodiversita-siti": answer({ value: "presenti" }) },
      { "v3-soc-retribuzione-e-contratti-incidenti": answer({ altro: "on", altro_text: "Orari" }) },
    ];
    const together: Answers = Object.assign({}, ...special);

    test.each([..."ABCDEFGHIJKLMNOPQRSTUV"])(
      "asks in section %s at most 30 questions of Fondamentali, whatever its legal form and its facts",
      (macrosector) => {
        for (const employees of [0, 1, 8, 10]) {
          const facts: RegistryFacts = {
            employees,
            workforce: 10,
            turnover: 900_000,
            size: "micro",
            macrosector,
          };
          const companies = {
            best: bestCompany(questions, facts),
            worst: worstCompany(questions, facts),
            silent: {},
          };
          for (const [name, answers] of Object.entries(companies)) {
            for (const forma of forms) {
              for (const fact of [...special, together]) {
                const form = { "v3-gov-identita-e-sedi-forma-giuridica": answer({ forma }) };
                const states = surveyStates(questionnaireV3, { ...answers, ...form, ...fact }, facts);
                const asked = first.filter(({ guid }) => {
                  const state = states.get(guid);
                  return state && !isClosed(state.status) && !state.voluntary;
                });
                expect(asked.length, `${name} ${forma} ${Object.keys(fact).join()}`).toBeLessThanOrEqual(30);
              }
            }
          }
        }
      },
    );

    test("has one question more, which up to ten employees it may leave out", () => {
      expect(first).toHaveLength(31);
      const facts: RegistryFacts = {
        employees: 10,
        workforce: 10,
        turnover: 900_000,
        size: "micro",
        macrosector: "L",
      };
      const states = surveyStates(questionnaireV3, together, facts);
      expect(first.filter(({ guid }) => states.get(guid)?.voluntary).map(({ guid }) => guid)).toEqual([
        "v3-env-rifiuti-e-materiali-circolare",
      ]);
    });

    test("is opened a question of the class by no other answer than those", () => {
      const opening = first.flatMap(({ dependencies = [] }) =>
        dependencies.flatMap((one) => ("question" in one ? [one.question] : [])),
      );
      const walked = [
        ...special.flatMap((one) => Object.keys(one)),
        "v3-gov-identita-e-sedi-forma-giuridica",
      ];
      expect(opening.filter((guid) => !walked.includes(guid))).toEqual([]);
    });
  });

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

  test("has of each question one kind: a practice, a result, a measured figure, or a disclosure without weight", () => {
    const hasFigure = (question: Question) =>
      fieldsOf(question).some(({ inputType }) => /^(decimal|integer|percentage)$/.test(inputType));
    const isJudged = (question: Question) =>
      "earning" in question && /^(thresholds|indicator)$/.test(question.earning.kind);
    const hasShares = (question: Question) => {
      if (question.questionClass === "boolean")
        return Object.values(question.shares).some((share) => share > 0);
      const choices =
        "choices" in question ? question.choices : fieldsOf(question).flatMap(({ options = [] }) => options);
      return choices.some(({ share = 0 }) => share > 0);
    };
    const is: Record<QuestionKind, (question: Question) => boolean> = {
      practice: (question) => question.weight > 0 && hasShares(question),
      result: (question) => question.weight > 0 && hasFigure(question) && isJudged(question),
      measured: (question) => question.weight > 0 && hasFigure(question) && !isJudged(question),
      disclosure: ({ weight }) => weight === 0,
    };
    const kinds = Object.keys(is) as QuestionKind[];
    const found = questions.map((question) => [question.guid, kinds.filter((kind) => is[kind](question))]);
    expect(found).toEqual(questions.map((question) => [question.guid, [kindOf(question)]]));
    expect(new Set(questions.map(kindOf))).toEqual(new Set(kinds));
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
