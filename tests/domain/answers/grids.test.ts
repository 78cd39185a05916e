import { describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import { computeLabels } from "~/domain/answers/labels";
import type { Elements } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { decimal, matrixQuestion, textQuestion } from "../build";

const NACE = { pattern: String.raw`\d\d\.\d\d`, example: "10.71" };

const keysOf = (question: Question, elements: Elements) =>
  rulesOf(question)
    .check(question, elements)
    .map(({ element, key }) => [element, key]);

describe("text", () => {
  const waste = textQuestion({
    fields: [
      decimal("total", { max: "1000000" }),
      decimal("hazardous", { min: "-5.5" }),
      { id: "workers", label: "Addetti", inputType: "integer", required: false },
      { id: "recycled", label: "Riciclo", inputType: "percentage", required: false },
      { id: "notes", label: "Note", inputType: "text", maxLength: 10, required: false },
    ],
    constraints: [{ kind: "atMost", fields: ["hazardous", "total"] }],
  });
  const rules = rulesOf(waste);

  test("numbers are read the Italian way and shown back so", () => {
    const reading = rules.read(waste, {
      total: "1.234,5",
      hazardous: " ",
      recycled: "12,3 %",
      notes: " sì ",
    });
    expect(reading).toEqual({
      elements: { total: "1234.5", recycled: "12.3", notes: "sì" },
      errors: [],
      changes: [],
    });
    expect(rules.show(waste, reading.elements)).toEqual({ total: "1.234,5", recycled: "12,3", notes: "sì" });
  });

  test("what cannot be read is reported and never stored", () => {
    const reading = rules.read(waste, { total: "1,234.5", workers: "3,5", recycled: "tanto" });
    expect(reading.elements).toEqual({});
    expect(reading.errors).toEqual([
      { element: "total", key: "ambiguous_number" },
      { element: "workers", key: "no_decimals" },
      { element: "recycled", key: "not_a_number" },
    ]);
  });

  test.each<[Elements, string, string]>([
    [{ total: "1000000.1" }, "total", "max_value"],
    [{ hazardous: "-5.6" }, "hazardous", "min_value"],
    [{ recycled: "100.1" }, "recycled", "max_value"],
    [{ recycled: "-1" }, "recycled", "min_value"],
    [{ workers: "1.5" }, "workers", "no_decimals"],
    [{ workers: "9007199254740993" }, "workers", "too_many_digits"],
    [{ total: "1,5" }, "total", "not_a_number"],
    [{ total: "" }, "total", "not_a_number"],
    [{ total: "01" }, "total", "not_a_number"],
    [{ notes: "abcdefghijk" }, "notes", "too_long"],
    [{ notes: "l’aria" }, "notes", "not_acceptable"],
    [{ notes: " " }, "notes", "not_acceptable"],
    [{ notes: "" }, "notes", "not_acceptable"],
    [{ total: "10", hazardous: "11" }, "hazardous", "at_most_field"],
  ])("%j is refused at %s: %s", (elements, element, key) => {
    expect(keysOf(waste, elements)).toEqual([[element, key]]);
  });

  test("a text that has not the format of its field is refused with an example", () => {
    const coded = textQuestion({
      fields: [{ id: "code", label: "Codice", inputType: "text", maxLength: 5, format: NACE }],
    });
    expect(keysOf(coded, { code: "10.71" })).toEqual([]);
    for (const code of ["1071", "x", "10,71", "1.071"]) {
      expect(rulesOf(coded).check(coded, { code })).toEqual([
        { element: "code", key: "wrong_format", params: { example: "10.71" } },
      ]);
    }
  });

  test("line breaks are folded to a space where a text has one line, and kept where it has several", () => {
    const texts = textQuestion({
      fields: [
        { id: "short", label: "Breve", inputType: "text", maxLength: 200 },
        { id: "long", label: "Lungo", inputType: "text", maxLength: 201 },
      ],
    });
    const reading = rulesOf(texts).read(texts, { short: " a \r\n\n b\n", long: "a\nb" });
    expect(reading).toEqual({ elements: { short: "a b", long: "a\nb" }, errors: [], changes: [] });
    expect(keysOf(texts, { short: "a\nb", long: "a\nb" })).toEqual([["short", "not_acceptable"]]);
  });

  test("bounds are told as Italians write them", () => {
    expect(rules.check(waste, { total: "2000000" })[0]?.params).toEqual({ max: "1.000.000" });
    expect(rules.check(waste, { total: "1", hazardous: "2" })[0]?.params).toEqual({ other: "Campo total" });
  });

  test("half an answer passes, and says what is missing", () => {
    expect(keysOf(waste, { hazardous: "11" })).toEqual([]);
    expect(rules.missing(waste, { hazardous: "11" })).toEqual(["total"]);
  });

  test("fault 26: a text of one million characters is refused", () => {
    const { elements } = rules.read(waste, { notes: "é".repeat(1_000_000) });
    expect(keysOf(waste, elements)).toEqual([["notes", "too_long"]]);
  });

  test("fault 26: ten thousand unknown fields are ten thousand errors and no element", () => {
    const typed = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x${index}`, "1"]));
    const reading = rules.read(waste, typed);
    expect(reading.errors).toHaveLength(10_000);
    expect(reading.elements).toEqual({});
  });
});

describe("thresholds", () => {
  const rate = textQuestion({
    fields: [decimal("rate")],
    earning: {
      kind: "thresholds",
      field: "rate",
      steps: [
        { from: "1", share: 100 },
        { from: "2.5", share: 40 },
        { from: "10", share: 0 },
      ],
    },
  });

  test.each([
    ["0", 0],
    ["0.999999", 0],
    ["1", 100],
    ["2.499999", 100],
    ["2.5", 40],
    ["9.99", 40],
    ["10", 0],
    ["100", 0],
  ])("%s earns %i", (value, earned) => {
    expect(rulesOf(rate).earned(rate, { rate: value })).toBe(earned);
  });

  test("the best answer stands on the best step", () => {
    expect(rulesOf(rate).best(rate)).toEqual({ rate: "1" });
  });
});

describe("matrix", () => {
  const energy = matrixQuestion();
  const rules = rulesOf(energy);

  test("computed cells are no inputs", () => {
    expect(rules.elementIds(energy)).toEqual(["bought.green", "bought.other", "made.green", "made.other"]);
    expect(rules.read(energy, { "bought.all": "3" }).errors).toEqual([
      { element: "bought.all", key: "computed_field" },
    ]);
    expect(keysOf(energy, { "bought.all": "3" })).toEqual([["bought.all", "computed_field"]]);
  });

  test("fault 25: a sum is exact, and absent until one of its parts is given", () => {
    expect(computeLabels(energy, { "bought.green": "0.1", "bought.other": "0.2" })).toEqual({
      "bought.all": "0.3",
    });
    expect(computeLabels(energy, { "made.other": "7" })).toEqual({ "made.all": "7" });
    expect(computeLabels(energy, {})).toEqual({});
  });

  test("an empty cell is not zero", () => {
    expect(rules.missing(energy, { "bought.green": "0", "bought.other": "0", "made.green": "0" })).toEqual([
      "made.other",
    ]);
  });

  test.each<[string, string, string, [string, string][]]>([
    ["33.3", "33.3", "33.4", []],
    ["33.3", "33.3", "33.3", [["a.share", "total_must_equal"]]],
    ["100", "0", "0", []],
    ["50", "50", "0.000001", [["a.share", "total_must_equal"]]],
  ])("fault 25: %s + %s + %s against 100", (a, b, c, errors) => {
    const shares = matrixQuestion({
      rows: ["a", "b", "c"].map((id) => ({ id, label: id })),
      columns: [{ id: "share", label: "Quota", inputType: "percentage" }],
      constraints: [{ kind: "total", fields: ["share"], equals: "100" }],
    });
    expect(keysOf(shares, { "a.share": a, "b.share": b, "c.share": c })).toEqual(errors);
  });

  test("a total waits for its last cell", () => {
    const shares = matrixQuestion({
      constraints: [{ kind: "total", fields: ["green", "other"], equals: "100" }],
    });
    expect(keysOf(shares, { "bought.green": "60", "bought.other": "60" })).toEqual([]);
  });

  describe("with an optional row", () => {
    const sites = matrixQuestion({
      rows: [
        { id: "one", label: "Sede 1" },
        { id: "two", label: "Sede 2", optional: true },
      ],
      columns: [
        { id: "code", label: "Codice", inputType: "text", maxLength: 5, format: NACE },
        { id: "share", label: "Quota", inputType: "percentage" },
        { id: "note", label: "Nota", inputType: "text", maxLength: 9, required: false },
      ],
      constraints: [{ kind: "total", fields: ["share"], equals: "100" }],
    });
    const one = { "one.code": "10.71", "one.share": "100" };

    test.each<[string, Elements, string[]]>([
      ["nothing", {}, ["one.code", "one.share"]],
      ["a trifle in the first row", { "one.note": "x" }, ["one.code", "one.share"]],
      ["the first row", one, []],
      ["a second row begun", { ...one, "two.note": "x" }, ["two.code", "two.share"]],
      ["a second row finished", { ...one, "two.code": "62.10", "two.share": "0" }, []],
      ["the second row alone", { "two.code": "62.10", "two.share": "100" }, ["one.code", "one.share"]],
    ])("%s: what is missing", (_, elements, missing) => {
      expect(rulesOf(sites).missing(sites, elements)).toEqual(missing);
    });

    test("the total waits for the rows that are begun, and for no other", () => {
      expect(keysOf(sites, { ...one, "one.share": "60" })).toEqual([["one.share", "total_must_equal"]]);
      expect(keysOf(sites, { ...one, "one.share": "60", "two.code": "62.10" })).toEqual([]);
      expect(keysOf(sites, { ...one, "one.share": "60", "two.share": "40" })).toEqual([]);
    });

    test("the best answer is complete in every row and has the format asked for", () => {
      const best = rulesOf(sites).best(sites);
      expect(rulesOf(sites).missing(sites, best)).toEqual([]);
      expect(keysOf(sites, best)).toEqual([]);
      expect(best["two.code"]).toBe("10.71");
    });
  });

  test("a pair of columns is compared row by row, computed cells included", () => {
    const bounded = matrixQuestion({ constraints: [{ kind: "atMost", fields: ["all", "bought.other"] }] });
    const elements = { "bought.green": "0", "bought.other": "5", "made.green": "3", "made.other": "3" };
    expect(keysOf(bounded, elements)).toEqual([["made.all", "at_most_field"]]);
  });

  test("two columns that must match are refused in the row where they differ", () => {
    const twins = matrixQuestion({ constraints: [{ kind: "match", fields: ["green", "other"] }] });
    const elements = { "bought.green": "1", "bought.other": "1", "made.green": "2", "made.other": "3" };
    expect(keysOf(twins, elements)).toEqual([["made.green", "values_must_match"]]);
  });
});

describe("the best answer", () => {
  const shares = { kind: "total", fields: ["green"], equals: "100" } as const;
  test.each<[string, Question]>([
    ["a total", matrixQuestion({ constraints: [{ ...shares, fields: [...shares.fields] }] })],
    [
      "a pair",
      textQuestion({
        fields: [decimal("part", { min: "7" }), decimal("whole")],
        constraints: [{ kind: "atMost", fields: ["part", "whole"] }],
      }),
    ],
    [
      "a match",
      textQuestion({
        fields: [decimal("start", { min: "3" }), decimal("end")],
        constraints: [{ kind: "match", fields: ["start", "end"] }],
      }),
    ],
    [
      "a threshold on a sum",
      matrixQuestion({
        earning: {
          kind: "thresholds",
          field: "made.all",
          steps: [
            { from: "0", share: 0 },
            { from: "12.5", share: 100 },
          ],
        },
      }),
    ],
    [
      "a threshold beside a limit",
      textQuestion({
        fields: [decimal("part"), decimal("whole")],
        earning: { kind: "thresholds", field: "part", steps: [{ from: "20", share: 100 }] },
        constraints: [{ kind: "atMost", fields: ["part", "whole"] }],
      }),
    ],
  ])("meets %s, is complete and earns everything", (_, question) => {
    const rules = rulesOf(question);
    const best = rules.best(question);
    expect(rules.check(question, best)).toEqual([]);
    expect(rules.missing(question, best)).toEqual([]);
    expect(rules.earned(question, best)).toBe(100);
  });
});
