import { describe, expect, test } from "vitest";
import type { Field } from "~/domain/question/question";
import type { Cell, CellWords } from "~/domain/workbook/cell";
import { linesOf, type Line } from "~/domain/workbook/lines";
import { readCell } from "~/domain/workbook/read-cell";
import { booleanQuestion, checkboxQuestion, dropdownQuestion, radioQuestion, textQuestion } from "../build";

const WORDS: CellWords = { yes: "Sì", no: "No", erase: "(cancella)" };

const text = (words: string): Cell => ({ kind: "text", text: words });
const number = (value: string, isPercent = false): Cell => ({ kind: "number", value, isPercent });
const boolean = (value: boolean): Cell => ({ kind: "boolean", value });
const date = (words: string | null): Cell => ({ kind: "date", text: words });

const lineOf = (field: Omit<Field, "id" | "label">): Line =>
  linesOf(textQuestion({ fields: [{ id: "x", label: "Campo", ...field }] }))[0] as Line;

const DECIMAL = lineOf({ inputType: "decimal", unit: "MWh" });
const INTEGER = lineOf({ inputType: "integer" });
const PERCENTAGE = lineOf({ inputType: "percentage" });
const SHARE = lineOf({ inputType: "decimal", unit: "%" });
const WORDS_FIELD = lineOf({ inputType: "text", maxLength: 50 });
const first = (lines: Line[]) => lines[0] as Line;
const BOOLEAN = first(linesOf(booleanQuestion()));
const RADIO = first(linesOf(radioQuestion()));
const DROPDOWN = first(linesOf(dropdownQuestion()));
const TICK = first(linesOf(checkboxQuestion()));

describe("a cell with a value", () => {
  test.each<[string, Line, Cell, string]>([
    ["an Italian number in words", DECIMAL, text("1.234,56"), "1234.56"],
    ["a number with spaces", DECIMAL, text(" 1 234,5 "), "1234.5"],
    ["a number as a number", DECIMAL, number("33.3"), "33.3"],
    ["a number that looks like thousands", DECIMAL, number("1.234"), "1.234"],
    ["a large number", DECIMAL, number("123456789012345"), "123456789012345"],
    ["a negative number", DECIMAL, number("-0.5"), "-0.5"],
    ["a whole number", INTEGER, number("40"), "40"],
    ["a percentage in words", PERCENTAGE, text("12,3 %"), "12.3"],
    ["a percentage as a number", PERCENTAGE, number("12.3"), "12.3"],
    ["a cell shown in percent", PERCENTAGE, number("0.123", true), "12.3"],
    ["a cell shown in percent where the unit is %", SHARE, number("1", true), "100"],
    ["words", WORDS_FIELD, text(" Acciaio "), "Acciaio"],
    ["a code that lost nothing but its quotes", WORDS_FIELD, text("0012"), "0012"],
    ["a code that became a number", WORDS_FIELD, number("25.11"), "25,11"],
    ["a day where words are asked", WORDS_FIELD, date("31/12/2025"), "31/12/2025"],
    ["a choice by its words", RADIO, text("Una persona incaricata"), "named"],
    ["a choice in other capitals and spaces", RADIO, text("  una  PERSONA incaricata"), "named"],
    ["a choice by its id", RADIO, text("some"), "some"],
    ["yes", BOOLEAN, text("Sì"), "yes"],
    ["yes without accent", BOOLEAN, text("si"), "yes"],
    ["true", BOOLEAN, boolean(true), "yes"],
    ["false", BOOLEAN, boolean(false), "no"],
    ["an option of a list", DROPDOWN, text("migliore"), "best"],
    ["a ticked box", TICK, text("sì"), "on"],
    ["a box ticked with a cross", TICK, text("X"), "on"],
    ["a box ticked with true", TICK, boolean(true), "on"],
  ])("of %s is read", (_, line, cell, value) => {
    expect(readCell(line, cell, WORDS)).toMatchObject({ value });
  });

  test("tells which characters cannot be stored", () => {
    expect(readCell(WORDS_FIELD, text("L’acciaio"), WORDS)).toEqual({
      value: "L'acciaio",
      replaced: [{ from: "’", to: "'" }],
    });
  });
});

describe("a cell that takes away", () => {
  test.each<[string, Line, Cell]>([
    ["the word for it", DECIMAL, text("(cancella)")],
    ["the word in capitals", RADIO, text(" (CANCELLA) ")],
    ["an unticked box", TICK, text("No")],
    ["false for a box", TICK, boolean(false)],
  ])("says %s", (_, line, cell) => {
    expect(readCell(line, cell, WORDS)).toEqual({ value: null });
  });
});

describe("a cell that cannot be read", () => {
  test.each<[string, Line, Cell, string]>([
    ["a formula", DECIMAL, { kind: "formula" }, "formula_cell"],
    ["an error", WORDS_FIELD, { kind: "error" }, "error_cell"],
    ["a day where a number is asked", DECIMAL, date("12/05/2025"), "date_cell"],
    ["a time", WORDS_FIELD, date(null), "date_cell"],
    ["a percentage where none is asked", DECIMAL, number("0.5", true), "percent_cell"],
    ["true where a number is asked", DECIMAL, boolean(true), "boolean_cell"],
    ["true where words are asked", WORDS_FIELD, boolean(true), "boolean_cell"],
    ["words where a number is asked", DECIMAL, text("circa dieci"), "not_a_number"],
    ["a number with two readings", DECIMAL, text("1,234.56"), "ambiguous_number"],
    ["decimals where none fit", INTEGER, number("2.5"), "no_decimals"],
    ["more digits than are kept", DECIMAL, number("0.333333333333333"), "too_many_digits"],
    ["a choice nobody offered", RADIO, text("Forse"), "unknown_choice"],
    ["true where a choice is asked", RADIO, boolean(true), "unknown_choice"],
    ["a number where a choice is asked", DROPDOWN, number("1"), "unknown_choice"],
    ["neither yes nor no for a box", TICK, text("forse"), "yes_or_no"],
    ["a number for a box", TICK, number("1"), "yes_or_no"],
  ])("holds %s", (_, line, cell, refusal) => {
    expect(readCell(line, cell, WORDS)).toEqual({ refusal });
  });
});
