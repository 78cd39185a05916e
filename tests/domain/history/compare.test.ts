import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnswerDifference, type ComparedSide, differencesBetween } from "~/domain/history/compare";
import type { Answers } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { declaredElements } from "~/domain/question/same-answer";
import { surveys } from "../arbitraries";
import {
  answer,
  checkboxQuestion,
  decimal,
  matrixQuestion,
  notApplicable,
  radioQuestion,
  textQuestion,
} from "../build";

const side = (questions: Question[], answers: Answers): ComparedSide => ({ questions, answers });

/** One question before and after, as one difference. */
function between(question: Question, before: Answers, after: Answers, newer: Question = question) {
  return differencesBetween(side([question], before), side([newer], after));
}

const none: Omit<AnswerDifference, "kind" | "before" | "after"> = {
  question: "same",
  elements: [],
  notApplicable: null,
  words: [],
  attachments: { added: [], removed: [] },
};

const amount = (value: string) => ({ element: "amount", label: "Campo amount", value });

describe("an answer of two versions", () => {
  const asked = textQuestion({ guid: "q", fields: [decimal("amount"), decimal("rest")] });

  test.each<[string, Answers, Answers, Partial<AnswerDifference>[]]>([
    ["the same", { q: answer({ amount: "1" }) }, { q: answer({ amount: "1" }) }, []],
    ["on neither side", {}, { q: answer({}) }, []],
    [
      "added",
      {},
      { q: answer({ amount: "1234.5" }) },
      [{ kind: "added", elements: [{ before: null, after: amount("1.234,5") }] }],
    ],
    [
      "removed",
      { q: answer({ amount: "2" }) },
      { q: answer({}) },
      [{ kind: "removed", elements: [{ before: amount("2"), after: null }] }],
    ],
    [
      "changed in one element",
      { q: answer({ amount: "1", rest: "5" }) },
      { q: answer({ amount: "2", rest: "5" }) },
      [{ kind: "changed", elements: [{ before: amount("1"), after: amount("2") }] }],
    ],
    [
      "not applicable now; what was kept under it says nothing",
      { q: answer({ amount: "1" }) },
      { q: { ...notApplicable("Non prodotti."), elements: { amount: "1" } } },
      [
        {
          kind: "changed",
          elements: [{ before: amount("1"), after: null }],
          notApplicable: { before: false, after: true },
          words: [{ about: "notApplicableReason", before: null, after: "Non prodotti." }],
        },
      ],
    ],
    [
      "with another explanation and other files",
      { q: answer({ amount: "1" }, { explanation: "Stima.", attachments: ["f1", "f2"] }) },
      { q: answer({ amount: "1" }, { attachments: ["f2", "f3"] }) },
      [
        {
          kind: "changed",
          words: [{ about: "explanation", before: "Stima.", after: null }],
          attachments: { added: ["f3"], removed: ["f1"] },
        },
      ],
    ],
  ])("%s", (_, before, after, expected) => {
    expect(between(asked, before, after)).toEqual(
      expected.map((difference) => ({ ...none, before: "q", after: "q", ...difference })),
    );
  });

  test("is read by the question of its own side", () => {
    const older = radioQuestion({ guid: "q" });
    const newer = radioQuestion({
      guid: "q",
      edition: 2,
      choices: [
        { id: "some", label: "Almeno una", share: 50 },
        { id: "other", label: "Altro", opens: { label: "Quale?", maxLength: 20 } },
      ],
    });
    expect(
      between(
        older,
        { q: answer({ value: "some" }) },
        { q: answer({ value: "other", other_text: "Un ente" }) },
        newer,
      ),
    ).toMatchObject([
      {
        question: "revised",
        elements: [
          { before: { label: null, value: "Qualcuno" }, after: { label: null, value: "Altro" } },
          { before: null, after: { label: "Quale?", value: "Un ente" } },
        ],
      },
    ]);
  });

  test("of ticks and of cells says which", () => {
    const ticks = between(
      checkboxQuestion({ guid: "q" }),
      { q: answer({ meters: "on", leaks: "on" }) },
      { q: answer({ meters: "on", reuse: "on" }) },
    );
    expect(ticks[0]?.elements).toEqual([
      { before: null, after: { element: "reuse", label: null, value: "Riuso" } },
      { before: { element: "leaks", label: null, value: "Perdite" }, after: null },
    ]);
    const cells = between(matrixQuestion({ guid: "q" }), {}, { q: answer({ "made.green": "3" }) });
    expect(cells[0]?.elements).toEqual([
      { before: null, after: { element: "made.green", label: "Autoprodotta, Campo green", value: "3" } },
    ]);
  });

  test("whose element or question is gone shows what it was", () => {
    const older = textQuestion({ guid: "q", fields: [decimal("amount"), decimal("rest")] });
    const newer = textQuestion({ guid: "q", fields: [decimal("amount")], edition: 2 });
    const answers = { q: answer({ amount: "1", rest: "5" }) };
    expect(between(older, answers, { q: answer({ amount: "1" }) }, newer)).toMatchObject([
      { question: "revised", elements: [{ before: { element: "rest", value: "5" }, after: null }] },
    ]);
    expect(differencesBetween(side([older], answers), side([], {}))).toMatchObject([
      { before: "q", after: null, kind: "removed", question: "withdrawn", elements: [{}, {}] },
    ]);
    expect(differencesBetween(side([], {}), side([older], answers))).toMatchObject([
      { before: null, after: "q", kind: "added", question: "new" },
    ]);
  });
});

describe("versions of two API versions", () => {
  const older = side([radioQuestion({ guid: "v2-a" })], { "v2-a": answer({ value: "some" }) });
  const newer = (value: string) =>
    side(
      [
        radioQuestion({
          guid: "v3-a",
          choices: [
            { id: "few", label: "Poche" },
            { id: "all", label: "Tutte" },
          ],
        }),
      ],
      { "v3-a": answer({ value }) },
    );
  const mapping = [
    {
      from: "v2-a",
      to: "v3-a",
      change: "same" as const,
      elements: [{ from: "value", to: "value", choices: { some: "few" } }],
    },
  ];

  test("are compared by what the mapping says is the same", () => {
    expect(differencesBetween(older, newer("few"), mapping)).toEqual([]);
    expect(differencesBetween(older, newer("all"), mapping)).toMatchObject([
      {
        before: "v2-a",
        after: "v3-a",
        kind: "changed",
        elements: [{ before: { value: "Qualcuno" }, after: { value: "Tutte" } }],
      },
    ]);
  });

  test("have withdrawn and new questions where it says nothing", () => {
    const differences = differencesBetween(older, newer("few"), []);
    expect(differences.map(({ question, kind }) => [question, kind])).toEqual([
      ["new", "added"],
      ["withdrawn", "removed"],
    ]);
  });
});

test("no difference is found where none is, every one where one is, and backwards the same ones", () => {
  const pairs = surveys.chain((survey) =>
    fc.tuple(
      fc.constant(survey),
      fc
        .subarray(Object.keys(survey.answers))
        .map((kept): Answers =>
          Object.fromEntries(Object.entries(survey.answers).filter(([guid]) => kept.includes(guid))),
        ),
    ),
  );
  fc.assert(
    fc.property(pairs, ([{ questionnaire, answers }, fewer]) => {
      const whole = side(questionnaire.questions, answers);
      const part = side(questionnaire.questions, fewer);
      expect(differencesBetween(whole, whole)).toEqual([]);
      const lost = differencesBetween(whole, part);
      const said = Object.entries(answers).filter(
        ([guid, { notApplicableChosen, elements }]) =>
          !(guid in fewer) && (notApplicableChosen || Object.keys(elements).length > 0),
      );
      expect(lost.map(({ before }) => before).sort()).toEqual(said.map(([guid]) => guid).sort());
      for (const { before, elements } of lost) {
        const declared = answers[before ?? ""];
        expect(elements).toHaveLength(declared ? Object.keys(declaredElements(declared)).length : -1);
      }
      const found = differencesBetween(part, whole);
      expect(found.map(({ after, elements }) => [after, elements.map((element) => element.after)])).toEqual(
        lost.map(({ before, elements }) => [before, elements.map((element) => element.before)]),
      );
    }),
  );
});
