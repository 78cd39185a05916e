import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentIssues } from "~/domain/survey/content-check";
import type { Question, Questionnaire } from "~/domain/question/question";
import { dependentQuestionnaires } from "../arbitraries";
import {
  booleanQuestion,
  checkboxQuestion,
  decimal,
  matrixQuestion,
  questionnaire,
  radioQuestion,
  textQuestion,
} from "../build";

const E = "v3-e-energia-prima";
const S = "v3-s-persone-prima";
const G = "v3-g-legalita-prima";

/** Sound content of one question per area, with one question changed or added. */
function contentWith(question: Question, given: Partial<Questionnaire> = {}): Questionnaire {
  const social = { guid: S, area: "social", milestone: "persone", prompt: "Quante persone?" } as const;
  const governance = {
    guid: G,
    area: "governance",
    milestone: "legalita",
    prompt: "Quante condanne?",
  } as const;
  const content = questionnaire([question, matrixQuestion(social), booleanQuestion(governance)], given);
  for (const milestone of content.milestones) milestone.shares = { start_small: 1 };
  return content;
}

const first = (given: Partial<Question> = {}) => radioQuestion({ guid: E, ...(given as object) });
const on = (dependency: object) => first({ dependencies: [{ effect: "blocked", ...dependency } as never] });

describe("content that is sound", () => {
  test.each<[string, Question]>([
    ["a plain question", first()],
    ["a dependency on a choice", on({ question: G, anyOf: ["no"] })],
    ["a dependency on a computed sum", on({ question: S, field: "made.all", above: "0" })],
    [
      "an autofilled number",
      textQuestion({
        guid: E,
        autofill: [{ field: "amount", sum: [{ question: S, field: "bought.all" }] }],
      }),
    ],
    ["an unscored disclosure beside", first({ hint: "In MWh (art. 5, D.Lgs. 81/2008), es. 1.234,5." })],
  ])("%s", (_, question) => {
    expect(contentIssues(contentWith(question))).toEqual([]);
  });
});

describe("an issue of a question", () => {
  const choices = (...given: object[]) =>
    first({
      choices: given.map((choice, index) => ({ id: `c${index}`, label: "?", share: 100, ...choice })),
    } as never);

  test.each<[string, Question]>([
    ["the guid has the wrong form", first({ guid: "v3-E-Energia" })],
    ["the guid has the wrong form", first({ guid: "v2-e-energia" })],
    ["the milestone altro does not exist", first({ milestone: "altro" })],
    ["the prompt ends with neither ? nor :", first({ prompt: "Quanta energia" })],
    ["the hint is not a single sentence", first({ hint: "In MWh. Nell'anno." })],
    ["the hint is longer than 220 characters", first({ hint: "x".repeat(221) })],
    ["it names no reference", first({ references: [] })],
    ["the weight is not a whole number", first({ weight: 0.5 })],
    ["pageId, indexInPage and maxChoices are digits", first({ pageId: "a", indexInPage: "1" })],
    ["pageId, indexInPage and maxChoices are digits", first({ pageId: "1", indexInPage: "a" })],
    ["pageId and indexInPage go together", first({ pageId: "1" })],
    ["pageId, indexInPage and maxChoices are digits", checkboxQuestion({ guid: E, maxChoices: "due" })],
    [
      "text note has no maxLength",
      textQuestion({ guid: E, fields: [{ id: "note", label: "?", inputType: "text" }] }),
    ],
    [
      "a bound of amount is no canonical decimal",
      textQuestion({ guid: E, fields: [decimal("amount", { min: "0,5" })] }),
    ],
    ["the share of c0 is not between 0 and 100", choices({ share: 101 })],
    ["no answer earns 100", choices({ share: 99 })],
    ["c0 excludes the others and earns", choices({ exclusive: true }, {})],
    ["the text of c0 has no maxLength", choices({ opens: { label: "?" } })],
    [
      "two of its elements have the same id",
      choices(
        { id: "c" },
        { id: "c", opens: { label: "?", maxLength: 9 } },
        { id: "c", opens: { label: "?", maxLength: 9 } },
      ),
    ],
    [
      "it earns everything and nothing it asks is required",
      textQuestion({ guid: E, notApplicableEnabled: true, fields: [decimal("amount", { required: false })] }),
    ],
    [
      "a company with nothing to enter cannot complete it",
      textQuestion({ guid: E, weight: 0, fields: [decimal("amount", { required: false })] }),
    ],
    [
      "its best answer is refused or incomplete",
      textQuestion({
        guid: E,
        fields: [
          {
            id: "code",
            label: "?",
            inputType: "text",
            maxLength: 5,
            format: { pattern: "[0-9]+", example: "uno" },
          },
        ],
      }),
    ],
    [
      "amount has a format and is no text",
      textQuestion({ guid: E, fields: [decimal("amount", { format: { pattern: "1", example: "1" } })] }),
    ],
    ["it asks nothing", textQuestion({ guid: E, fields: [] })],
    [
      "its best answer is refused or incomplete",
      textQuestion({
        guid: E,
        fields: [decimal("part", { max: "10" })],
        constraints: [{ kind: "total", fields: ["part"], equals: "100" }],
      }),
    ],
    [
      "it names rest, which it does not have",
      textQuestion({
        guid: E,
        constraints: [{ kind: "atMost", fields: ["amount", "rest"] }],
      }),
    ],
    [
      "the thresholds do not ascend",
      textQuestion({
        guid: E,
        earning: {
          kind: "thresholds",
          field: "amount",
          steps: [
            { from: "2", share: 100 },
            { from: "1", share: 0 },
          ],
        },
      }),
    ],
    ["it depends on v3-x, which does not exist", on({ question: "v3-x", anyOf: ["yes"] })],
    ["it depends on itself", on({ question: E, anyOf: ["none"] })],
    [`it depends on an answer ${G} does not offer: maybe`, on({ question: G, anyOf: ["maybe"] })],
    [`it depends on an element ${S} does not have`, on({ question: S, field: "made.none", above: "0" })],
    [
      "it depends on a number that is no canonical decimal",
      on({ question: S, field: "made.all", above: "0,5" }),
    ],
    [
      "it autofills rest, which it does not have",
      textQuestion({
        guid: E,
        autofill: [{ field: "rest", sum: [{ question: S, field: "bought.all" }] }],
      }),
    ],
    [
      `${G} has no number value`,
      textQuestion({
        guid: E,
        autofill: [{ field: "amount", sum: [{ question: G, field: "value" }] }],
      }),
    ],
  ])("%s", (issue, question) => {
    const content = contentWith(question);
    for (const milestone of content.milestones) if (milestone.id === "altro") milestone.id = "energia";
    expect(contentIssues(content)).toContain(`${question.guid}: ${issue}`);
  });
});

describe("an issue between questions", () => {
  test("guids and prompts are used once", () => {
    const content = contentWith(first());
    content.questions.push(first());
    expect(contentIssues(content)).toEqual(
      expect.arrayContaining([
        `${E}: the guid is used twice`,
        `"${first().prompt}": the prompt is used twice`,
      ]),
    );
  });

  test("a circle over two questions is found in both", () => {
    const content = contentWith(on({ question: G, anyOf: ["yes"] }));
    const [, , governance] = content.questions;
    if (governance) governance.dependencies = [{ effect: "na", question: E, anyOf: ["none"] }];
    expect(contentIssues(content)).toEqual([`${E}: it depends on itself`, `${G}: it depends on itself`]);
  });

  test("a question that proposes a value has its page to itself", () => {
    const issue =
      "it proposes a value and shares its page: saving the other question would confirm it unasked";
    const autofill = [{ field: "amount", sum: [{ question: S, field: "bought.all" }] }];
    const beside = first({ guid: `${E}-2`, prompt: "Quanta acqua?", pageId: "1", indexInPage: "1" });
    const content = (given: object) => {
      const made = contentWith(textQuestion({ guid: E, pageId: "1", indexInPage: "2", ...given }));
      return { ...made, questions: [...made.questions, beside] };
    };
    expect(contentIssues(content({ autofill }))).toEqual([`${E}: ${issue}`]);
    expect(contentIssues(content({}))).toEqual([]);
  });

  test("nothing waits for a later level", () => {
    const content = contentWith(on({ question: G, anyOf: ["yes"] }));
    const [, , governance] = content.questions;
    if (governance) governance.level = "reporting";
    expect(contentIssues(content)).toContain(`${E}: it depends on a later level`);
  });

  test("a plausibility rule names numbers that exist", () => {
    const rule = { id: "r", relation: "atMost", message: "Davvero?" } as const;
    const plausibility = [
      { ...rule, question: "v3-x", left: { question: G, field: "value" }, right: { constant: "1,5" } },
    ];
    expect(contentIssues(contentWith(first(), { plausibility }))).toEqual([
      "rule r: the question v3-x does not exist",
      `rule r: ${G} has no number value`,
      "rule r: a constant is no canonical decimal",
    ]);
  });

  test("every class has something to earn in every area, with shares", () => {
    const content = contentWith(first({ weight: 0 }));
    expect(contentIssues(content)).toEqual([
      "start_small: nothing to earn in environment",
      "start_small: energia has a share and nothing to score",
    ]);
    const [energy] = content.milestones;
    if (energy) energy.shares = {};
    expect(contentIssues({ ...content, questions: [first(), ...content.questions.slice(1)] })).toEqual([
      "start_small: energia has questions to score and no share",
    ]);
  });

  test("dependencies on earlier questions never loop", () => {
    fc.assert(
      fc.property(dependentQuestionnaires, (content) => {
        expect(contentIssues(content).filter((issue) => issue.endsWith("it depends on itself"))).toEqual([]);
      }),
    );
  });
});
