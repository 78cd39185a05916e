import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import type { Question } from "~/domain/question/question";
import {
  answerFields,
  formIssues,
  postedQuestions,
  readAnswers,
  withoutContent,
} from "~/features/question/form";
import { valuesOf } from "~/web/read-form.server";
import {
  booleanQuestion,
  checkboxQuestion,
  decimal,
  dropdownQuestion,
  matrixQuestion,
  radioQuestion,
  textQuestion,
} from "../../domain/build";

function valuesIn(posted: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(posted)) form.append(name, value);
  return valuesOf(form);
}

function read(questions: Question[], posted: Record<string, string>) {
  const values = valuesIn(posted);
  return readAnswers(postedQuestions(questions, values), values);
}

const elements = (question: Question, posted: Record<string, string>) =>
  read([question], { revision: "0", ...posted }).answers[0]?.answerElements;

const choice = { id: "named", label: "Una persona", opens: { label: "Chi?", maxLength: 40 } };
const note = { id: "note", label: "Nota", inputType: "text", maxLength: 50, required: false } as const;

describe("the answer read from a form", () => {
  test.each<[string, Question, Record<string, string>, Record<string, string>]>([
    ["boolean", booleanQuestion(), { value: "yes" }, { value: "yes" }],
    ["radio", radioQuestion(), { value: "some" }, { value: "some" }],
    ["checkbox", checkboxQuestion(), { reuse: "on", leaks: "on" }, { reuse: "on", leaks: "on" }],
    ["text", textQuestion(), { amount: "1.234,50" }, { amount: "1234.5" }],
    ["dropdown", dropdownQuestion(), { grade: "best" }, { grade: "best" }],
    ["matrix", matrixQuestion(), { "bought.green": "2,5", "made.other": "" }, { "bought.green": "2.5" }],
  ])(
    "of a %s question holds canonical elements, and nothing for what was left blank",
    (_, question, typed, canonical) => {
      const expected = Object.entries(canonical).map(([id, value]) => ({ id, value }));
      expect(elements(question, typed)).toEqual(expected);
    },
  );

  test("keeps the text of the chosen choice only", () => {
    const question = radioQuestion({ choices: [choice, { id: "none", label: "Nessuno" }] });
    expect(elements(question, { value: "named", named_text: "Anna" })).toContainEqual({
      id: "named_text",
      value: "Anna",
    });
    expect(elements(question, { value: "none", named_text: "Anna" })).toEqual([
      { id: "value", value: "none" },
    ]);
  });

  test("carries revision, explanation and the declaration that the question does not apply", () => {
    const posted = {
      revision: "7",
      explanation: "Dato stimato",
      notApplicable: "on",
      notApplicableReason: "Nessuna sede",
    };
    expect(read([textQuestion({ notApplicableEnabled: true })], posted)).toMatchObject({
      issues: [],
      answers: [
        {
          revision: 7,
          explanation: "Dato stimato",
          notApplicableChosen: true,
          notApplicableReason: "Nessuna sede",
        },
      ],
    });
  });

  test("reports every issue at its input, those of reading and those of the rules", () => {
    const question = textQuestion({ fields: [decimal("first"), decimal("second")] });
    const { issues } = read([question], { revision: "0", first: "tanti", second: "-3" });
    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ["first", "not_a_number"],
      ["second", "min_value"],
    ]);
  });

  test("asks for the reason of what does not apply", () => {
    const question = textQuestion({ notApplicableEnabled: true });
    const { issues } = read([question], { revision: "0", notApplicable: "on", notApplicableReason: " " });
    expect(issues).toEqual([{ path: "notApplicableReason", code: "E003", rule: "E003" }]);
  });

  test("says an issue of the whole answer at the group of its inputs", () => {
    const limited = checkboxQuestion({ maxChoices: "1" });
    const ticked = { meters: "on", reuse: "on" };
    expect(read([limited], { revision: "0", ...ticked }).issues[0]).toMatchObject({
      path: "risposta",
      code: "max_choices",
    });
    const prefixed = Object.fromEntries(Object.entries(ticked).map(([name, value]) => [`q2.${name}`, value]));
    const posted = { "q1.revision": "0", "q2.revision": "0", ...prefixed };
    expect(read([booleanQuestion({ guid: "v3-e-a-b" }), limited], posted).issues[0]?.path).toBe("q2.");
  });

  test("names the characters that were replaced, in the answer and in what is said about it", () => {
    const question = textQuestion({ fields: [note] });
    const { answers, changes } = read([question], { revision: "0", note: "Sta’ qui", explanation: "CO₂" });
    expect(answers[0]?.answerElements).toEqual([{ id: "note", value: "Sta' qui" }]);
    expect(answers[0]?.explanation).toBe("CO2");
    expect(changes.map(({ from, to }) => from + to)).toEqual(["’'", "₂2"]);
  });

  test("leaves questions alone that had no form on the page", () => {
    const page = [booleanQuestion({ guid: "v3-e-a-one" }), booleanQuestion({ guid: "v3-e-a-two" })];
    const { answers } = read(page, { "q2.revision": "0", "q2.value": "no" });
    expect(answers.map(({ questionId }) => questionId)).toEqual(["v3-e-a-two"]);
  });

  test("taken back keeps nothing but its question and revision", () => {
    const posted = valuesIn({ revision: "3", value: "yes", explanation: "Sì" });
    const [question] = postedQuestions([booleanQuestion()], posted);
    expect(question && withoutContent(question)).toEqual({
      questionId: booleanQuestion().guid,
      revision: 3,
      answerElements: [],
      attachments: [],
    });
  });
});

describe("the names a page may post", () => {
  test("are the elements of its questions, with their place in front where there are several", () => {
    const names = Object.keys(answerFields([booleanQuestion(), matrixQuestion()]));
    expect(names).toEqual(expect.arrayContaining(["q1.value", "q2.bought.green", "q2.revision", "next"]));
    expect(names).not.toContain("q2.bought.all");
  });

  test("include the declaration of not applicable only where the question allows it", () => {
    expect(answerFields([booleanQuestion()])).not.toHaveProperty("notApplicable");
    expect(answerFields([booleanQuestion({ notApplicableEnabled: true })])).toHaveProperty("notApplicable");
  });

  test("limit each text to what its field may hold", () => {
    const radio = radioQuestion({ choices: [choice] });
    expect(answerFields([radio]).named_text).toMatchObject({ max: 40 });
    expect(answerFields([textQuestion({ fields: [note] })]).note).toMatchObject({ max: 50 });
  });

  test("never mean both an element and something said about the answer", () => {
    const about = [
      "revision",
      "explanation",
      "incompatibilityExplanation",
      "notApplicable",
      "notApplicableReason",
    ];
    const questions = questionnaire("v3").questions;
    const taken = questions.filter((question) =>
      rulesOf(question)
        .elementIds(question)
        .some((element) => [...about, "next", "risposta"].includes(element)),
    );
    expect(taken).toEqual([]);
  });
});

describe("the issues of the API", () => {
  const first = textQuestion({ guid: "v3-e-energia-usi" });
  const second = checkboxQuestion({ guid: "v3-e-energia-usi-altri" });

  test.each([
    ["v3-e-energia-usi.amount", "min_value", "q1.amount"],
    ["v3-e-energia-usi-altri.leaks", "unknown_choice", "q2.leaks"],
    ["v3-e-energia-usi-altri", "max_choices", "q2."],
    ["v3-e-energia-usi.notApplicableChosen", "not_acceptable", "q1.notApplicable"],
    ["v3-e-energia-usi", "conflict", ""],
    ["body.levels", "invalid_input", ""],
  ])("at %s (%s) are said at %s", (path, code, name) => {
    expect(formIssues([first, second], [{ path, code }])).toEqual([{ path: name, code }]);
  });
});
