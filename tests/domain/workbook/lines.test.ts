import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import type { ApiVersion } from "~/domain/periods";
import { answerCell } from "~/domain/workbook/answer-cell";
import type { Cell, CellWords } from "~/domain/workbook/cell";
import { linesOf } from "~/domain/workbook/lines";
import { readCell, sameWords } from "~/domain/workbook/read-cell";
import { elementsOf, questions } from "../arbitraries";
import { checkboxQuestion, radioQuestion, textQuestion } from "../build";

const WORDS: CellWords = { yes: "Sì", no: "No", erase: "(cancella)" };

const everyQuestion = (["v1", "v2", "v3"] satisfies ApiVersion[]).flatMap(
  (version) => questionnaire(version).questions,
);

/** What a program reads in a cell that was written that way. */
function cellOf(written: string | number): Cell {
  return typeof written === "number"
    ? { kind: "number", value: String(written), isPercent: false }
    : { kind: "text", text: written };
}

describe("the lines of a question", () => {
  test("are its elements, each once, in every questionnaire", () => {
    for (const question of everyQuestion) {
      const elements = linesOf(question).map(({ element }) => element);
      expect([...elements].sort(), question.guid).toEqual([...rulesOf(question).elementIds(question)].sort());
    }
  });

  test("have choices whose words tell them apart, none of which is the word that erases", () => {
    for (const question of everyQuestion) {
      for (const { field } of linesOf(question)) {
        const words = (field.options ?? []).map(({ label }) => sameWords(label));
        expect(new Set(words).size, question.guid).toBe(words.length);
        expect(words, question.guid).not.toContain(sameWords(WORDS.erase));
      }
    }
  });

  test("of a choice's own text say whose it is", () => {
    const opens = { label: "Quale?", maxLength: 50 };
    const choices = [
      { id: "a", label: "Altro", opens },
      { id: "b", label: "Niente" },
    ];
    const told = (lines: ReturnType<typeof linesOf>) =>
      lines.map(({ element, label, belongsTo }) => [element, label, belongsTo]);
    expect(told(linesOf(radioQuestion({ choices })))).toEqual([
      ["value", null, null],
      ["a_text", "Quale?", "Altro"],
    ]);
    expect(told(linesOf(checkboxQuestion({ choices })))).toEqual([
      ["a", "Altro", null],
      ["a_text", "Quale?", "Altro"],
      ["b", "Niente", null],
    ]);
  });
});

describe("an answer written into cells", () => {
  test("is read as the answer it was", () => {
    const answered = questions.chain((question) =>
      elementsOf(question).map((elements) => ({ question, elements })),
    );
    fc.assert(
      fc.property(answered, ({ question, elements }) => {
        const kept = rulesOf(question).read(question, rulesOf(question).show(question, elements)).elements;
        for (const line of linesOf(question)) {
          const written = answerCell(line, kept, WORDS);
          const read = written === null ? { value: null } : readCell(line, cellOf(written), WORDS);
          expect("value" in read ? read.value : read).toBe(kept[line.element] ?? null);
        }
      }),
    );
  });

  test("stays words where a program would lose digits", () => {
    const [line] = linesOf(textQuestion({ fields: [{ id: "x", label: "x", inputType: "decimal" }] }));
    const written = (value: string) => line && answerCell(line, { x: value }, WORDS);
    expect(written("33.3")).toBe(33.3);
    expect(written("123456789.123456")).toBe(123456789.123456);
    expect(written("1234567890.123456")).toBe("1.234.567.890,123456");
  });

  test("leaves no box open once one is ticked, and all of them before", () => {
    const written = (elements: Record<string, string>) =>
      linesOf(checkboxQuestion()).map((line) => answerCell(line, elements, WORDS));
    expect(written({ reuse: "on" })).toEqual(["No", "Sì", "No", "No"]);
    expect(written({})).toEqual([null, null, null, null]);
  });
});
