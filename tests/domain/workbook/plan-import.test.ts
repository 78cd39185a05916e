import { describe, expect, test } from "vitest";
import type { Answer } from "~/domain/question/answer";
import { revisedSince } from "~/domain/survey/obsolete";
import type { Question } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import type { Cell, CellWords } from "~/domain/workbook/cell";
import { gatherRows, type About, type FileRow } from "~/domain/workbook/filled";
import { planImport } from "~/domain/workbook/plan-import";
import {
  answer,
  booleanQuestion,
  checkboxQuestion,
  decimal,
  FACTS,
  matrixQuestion,
  questionnaire,
  radioQuestion,
  textQuestion,
} from "../build";

const WORDS: CellWords = { yes: "Sì", no: "No", erase: "(cancella)" };

const ENERGY = textQuestion({
  guid: "energia",
  fields: [decimal("usata", { unit: "MWh" }), decimal("prodotta", { required: false })],
  notApplicableEnabled: true,
});
const OTHER = { id: "altro", label: "Altro", opens: { label: "Quale?", maxLength: 20, required: true } };
const METHOD = radioQuestion({ guid: "metodo", choices: [{ id: "nessuno", label: "Nessuno" }, OTHER] });
const PLANT = booleanQuestion({ guid: "impianto" });
const POWER = textQuestion({
  guid: "potenza",
  dependencies: [{ effect: "blocked", question: "impianto", anyOf: ["yes"] }],
});
const SHARES = matrixQuestion({
  guid: "quote",
  constraints: [{ kind: "total", fields: ["green"], equals: "100" }],
});
const WATER = checkboxQuestion({ guid: "acqua" });
const QUESTIONS: Question[] = [ENERGY, METHOD, PLANT, POWER, SHARES, WATER];

type Stored = Record<string, Answer & { revision: number; edition: number }>;

const stored = (elements: Record<string, string>, revision = 1, more: Partial<Answer> = {}) => ({
  ...answer(elements, more),
  revision,
  edition: 1,
});

const text = (words: string): Cell => ({ kind: "text", text: words });
const cellOf = (value: string | Cell): Cell => (typeof value === "string" ? text(value) : value);

interface Row {
  answer?: string | Cell;
  revision?: number | null;
  about?: Partial<Record<About, string>>;
}

let at = 0;
function row(
  questionId: string,
  elementId: string,
  { answer: given, revision = 0, about = {} }: Row,
): FileRow {
  at += 1;
  return {
    place: { sheet: "Ambiente", row: at },
    questionId,
    elementId,
    revision,
    answer: given === undefined ? undefined : cellOf(given),
    about: Object.fromEntries(Object.entries(about).map(([name, words]) => [name, text(words)])),
  };
}

function plan(rows: FileRow[], answers: Stored = {}, earlier: Record<string, Answer> = {}) {
  const asking = questionnaire(QUESTIONS);
  const states = surveyStates(asking, answers, FACTS, revisedSince(asking.questions, answers));
  const { filled, issues } = gatherRows(rows, QUESTIONS);
  const found = planImport(filled, {
    survey: { questionnaire: asking, answers, facts: FACTS, earlier: {}, states },
    contentAt: (guid, revision) => earlier[`${guid} ${revision}`] ?? null,
    words: WORDS,
  });
  return { ...found, issues: [...found.issues, ...issues] };
}

const codes = ({ issues }: ReturnType<typeof plan>) =>
  issues.map(({ questionId, element, code }) => [questionId, element, code]);

describe("a filled row", () => {
  test("changes an answer, and says from what to what", () => {
    const found = plan([row("energia", "usata", { answer: "1.234,5", revision: 1 })], {
      energia: stored({ usata: "10", prodotta: "2" }),
    });
    expect(found.changes).toMatchObject([
      {
        question: { guid: "energia" },
        revision: 1,
        isConflict: false,
        answer: { elements: { usata: "1234.5", prodotta: "2" } },
        lines: [{ label: "Campo usata", before: "10 MWh", after: "1.234,5 MWh" }],
      },
    ]);
  });

  test("that says what is stored changes nothing", () => {
    const found = plan([row("energia", "usata", { answer: "10,0", revision: 1 })], {
      energia: stored({ usata: "10" }),
    });
    expect(found).toMatchObject({ changes: [], issues: [], unchanged: 1 });
  });

  test("keeps the files of its answer", () => {
    const found = plan([row("energia", "usata", { answer: "1", revision: 1 })], {
      energia: stored({}, 1, { attachments: ["bolletta"] }),
    });
    expect(found.changes[0]?.answer.attachments).toEqual(["bolletta"]);
  });

  test("takes the text of a choice with it that nobody chooses any more", () => {
    const found = plan([row("metodo", "value", { answer: "Nessuno", revision: 1 })], {
      metodo: stored({ value: "altro", altro_text: "Un altro" }),
    });
    expect(found.changes[0]?.answer.elements).toEqual({ value: "nessuno" });
    expect(found.changes[0]?.lines).toEqual([
      { label: null, about: null, before: "Altro", after: "Nessuno" },
      { label: "Quale?", about: null, before: "Un altro", after: null },
    ]);
  });

  test("of a box that is unticked takes only that choice away", () => {
    const answers = { acqua: stored({ meters: "on", reuse: "on" }) };
    const found = plan([row("acqua", "meters", { answer: "No", revision: 1 })], answers);
    expect(found.changes[0]?.answer.elements).toEqual({ reuse: "on" });
    expect(found.changes[0]?.lines).toEqual([{ label: "Contatori", about: null, before: "Sì", after: null }]);
  });
});

describe("an empty cell", () => {
  test("erases nothing, and is counted", () => {
    const found = plan([row("energia", "usata", { revision: 1 })], { energia: stored({ usata: "10" }) });
    expect(found).toMatchObject({ changes: [], unchanged: 1, kept: ["energia"] });
  });

  test("of a closed question keeps nothing back that the file has not shown", () => {
    const found = plan([row("potenza", "amount", { revision: 1 })], { potenza: stored({ amount: "3" }) });
    expect(found).toMatchObject({ changes: [], kept: [] });
  });

  test("is not the word that erases", () => {
    const found = plan([row("energia", "usata", { answer: "(cancella)", revision: 1 })], {
      energia: stored({ usata: "10" }),
    });
    expect(found.changes).toMatchObject([
      { answer: { elements: {} }, lines: [{ before: "10 MWh", after: null }] },
    ]);
  });
});

describe("an answer that somebody stored after the download", () => {
  const answers = { energia: stored({ usata: "20", prodotta: "5" }, 2) };
  const earlier = { "energia 1": answer({ usata: "10" }) };

  test("stays where the file still says what it was made with", () => {
    const found = plan([row("energia", "usata", { answer: "10", revision: 1 })], answers, earlier);
    expect(found).toMatchObject({ changes: [], unchanged: 1 });
  });

  test("meets what was changed in the file, and both are shown", () => {
    const found = plan([row("energia", "usata", { answer: "15", revision: 1 })], answers, earlier);
    expect(found.changes).toMatchObject([
      {
        isConflict: true,
        revision: 2,
        answer: { elements: { usata: "15", prodotta: "5" } },
        lines: [{ before: "20 MWh", after: "15 MWh" }],
      },
    ]);
  });

  test("and that the file says as well is no change", () => {
    const found = plan([row("energia", "usata", { answer: "20", revision: 1 })], answers, earlier);
    expect(found).toMatchObject({ changes: [], unchanged: 1 });
  });

  test.each([null, 7])("is in conflict with every difference where nobody knows revision %s", (revision) => {
    const found = plan([row("energia", "usata", { answer: "10", revision })], answers, earlier);
    expect(found.changes).toMatchObject([{ isConflict: true }]);
  });
});

describe("what is said about an answer", () => {
  test("is read from any row of its question", () => {
    const found = plan([
      row("energia", "usata", {}),
      row("energia", "prodotta", { about: { explanation: "Visto con l'impiantista" } }),
    ]);
    expect(found.changes).toMatchObject([
      {
        answer: { explanation: "Visto con l'impiantista" },
        lines: [{ label: null, about: "explanation", before: null, after: "Visto con l'impiantista" }],
      },
    ]);
  });

  test("may be that it does not apply, with the reason", () => {
    const about = { notApplicable: "sì", notApplicableReason: "Ufficio in casa" };
    const found = plan([row("energia", "usata", { about })]);
    expect(found.changes[0]?.answer).toMatchObject({
      notApplicableChosen: true,
      notApplicableReason: "Ufficio in casa",
    });
  });

  test("may be taken back", () => {
    const found = plan(
      [row("energia", "usata", { answer: "3", revision: 1, about: { notApplicable: "No" } })],
      {
        energia: stored({}, 1, { notApplicableChosen: true, notApplicableReason: "Ufficio in casa" }),
      },
    );
    expect(found.changes[0]?.answer).toMatchObject({ notApplicableChosen: false, notApplicableReason: null });
  });
});

describe("what is refused", () => {
  test.each<[string, FileRow[], [string | null, string | null, string][]]>([
    [
      "a value out of bounds",
      [row("energia", "usata", { answer: "-1" })],
      [["energia", "usata", "min_value"]],
    ],
    [
      "words for a number",
      [row("energia", "usata", { answer: "molta" })],
      [["energia", "usata", "not_a_number"]],
    ],
    [
      "a formula",
      [row("energia", "usata", { answer: { kind: "formula" } })],
      [["energia", "usata", "formula_cell"]],
    ],
    [
      "a sum that does not come out",
      [row("quote", "bought.green", { answer: "40" }), row("quote", "made.green", { answer: "50" })],
      [["quote", "bought.green", "total_must_equal"]],
    ],
    [
      "the text of a choice that was not made",
      [row("metodo", "value", { answer: "Nessuno" }), row("metodo", "altro_text", { answer: "Un altro" })],
      [["metodo", "altro_text", "text_without_choice"]],
    ],
    [
      "a choice that excludes the others",
      [row("acqua", "none", { answer: "Sì" }), row("acqua", "reuse", { answer: "Sì" })],
      [["acqua", "none", "exclusive_choice"]],
    ],
    [
      "not applicable without reason",
      [row("energia", "usata", { about: { notApplicable: "Sì" } })],
      [["energia", "notApplicableReason", "E003"]],
    ],
    [
      "a reason alone",
      [row("energia", "usata", { about: { notApplicableReason: "Non serve" } })],
      [["energia", "notApplicable", "reason_alone"]],
    ],
    [
      "not applicable where that is not offered",
      [row("metodo", "value", { about: { notApplicable: "Sì", notApplicableReason: "Non serve" } })],
      [["metodo", "notApplicable", "always_applicable"]],
    ],
    [
      "neither yes nor no",
      [row("energia", "usata", { about: { notApplicable: "boh" } })],
      [["energia", "notApplicable", "yes_or_no"]],
    ],
    [
      "an explanation that is too long",
      [row("energia", "usata", { about: { explanation: "x".repeat(1001) } })],
      [["energia", "explanation", "too_long"]],
    ],
    [
      "two rows that say different things",
      [row("energia", "usata", { answer: "1" }), row("energia", "usata", { answer: "2" })],
      [
        ["energia", "usata", "different_answers"],
        ["energia", "usata", "different_answers"],
      ],
    ],
    [
      "a question of another year",
      [row("v2-vecchia", "x", { answer: "1" })],
      [["v2-vecchia", null, "unknown_question"]],
    ],
    [
      "a row the question does not have",
      [row("energia", "altra", { answer: "1" })],
      [["energia", null, "unknown_row"]],
    ],
    ["an answer without question", [row("", "", { answer: "1" })], [[null, null, "row_without_question"]]],
    [
      "what nobody has to answer",
      [row("potenza", "amount", { answer: "3" })],
      [["potenza", null, "closed_question"]],
    ],
  ])("%s", (_, rows, expected) => {
    const found = plan(rows);
    expect(codes(found)).toEqual(expected);
    expect(found.changes).toEqual([]);
  });

  test("takes the whole answer with it, and leaves the others", () => {
    const found = plan([
      row("energia", "usata", { answer: "molta" }),
      row("energia", "prodotta", { answer: "2" }),
      row("metodo", "value", { answer: "Nessuno" }),
    ]);
    expect(found.changes.map(({ question }) => question.guid)).toEqual(["metodo"]);
    expect(found.unchanged).toBe(0);
  });

  test("stands at its row", () => {
    const wrong = row("energia", "prodotta", { answer: "-2" });
    expect(plan([row("energia", "usata", { answer: "1" }), wrong]).issues[0]?.place).toEqual(wrong.place);
  });

  test("is not the row of the person's own without an answer", () => {
    expect(plan([row("", "", {})])).toMatchObject({ issues: [], changes: [] });
  });
});

describe("rows of one question", () => {
  test("that say the same twice are one", () => {
    const found = plan([
      row("energia", "usata", { answer: "1" }),
      row("energia", "usata", { answer: "1,0" }),
    ]);
    expect(found.changes).toHaveLength(1);
  });

  test("that come from two downloads are taken for the older", () => {
    const answers = { energia: stored({ usata: "20" }, 2) };
    const rows = [
      row("energia", "usata", { answer: "30", revision: 2 }),
      row("energia", "prodotta", { answer: "1", revision: 1 }),
    ];
    expect(plan(rows, answers, { "energia 1": answer({}) }).changes).toMatchObject([{ isConflict: true }]);
  });
});

test("what one answer of the file opens can be answered in the same file", () => {
  const found = plan([row("impianto", "value", { answer: "Sì" }), row("potenza", "amount", { answer: "3" })]);
  expect(found.changes.map(({ question }) => question.guid)).toEqual(["impianto", "potenza"]);
  expect(found.issues).toEqual([]);
});

test("changes come in the order of the journey, however the rows were sorted", () => {
  const rows = [row("acqua", "reuse", { answer: "Sì" }), row("energia", "usata", { answer: "1" })];
  expect(plan(rows).changes.map(({ question }) => question.guid)).toEqual(["energia", "acqua"]);
});

test("constraints across the cells of an answer are judged on what it would become", () => {
  const cells = { "bought.other": "0", "made.other": "0" };
  const rows = (second: string) => [
    row("quote", "bought.green", { answer: "40", revision: 1 }),
    row("quote", "made.green", { answer: second, revision: 1 }),
  ];
  const answers = { quote: stored({ "bought.green": "100", "made.green": "0", ...cells }) };
  expect(plan(rows("60"), answers).changes).toHaveLength(1);
  expect(codes(plan(rows("50"), answers))).toEqual([["quote", "bought.green", "total_must_equal"]]);
});
