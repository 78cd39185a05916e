import type { Cell } from "~/domain/workbook/cell";
import { limit } from "../refusal";
import { columnNumber } from "./template-book";
import { xmlTokens } from "../xml";

/** A value as a sheet keeps it; for a formula, the one it was computed to last. */
export type SheetValue = string | number | boolean;

export interface SheetCell {
  value: SheetValue;
  isFormula: boolean;
}

/** The filled cells of a sheet by row and column. */
export function valuesOf(
  xml: string,
  strings: readonly (Cell | null)[],
): Map<number, Map<number, SheetCell>> {
  const rows = new Map<number, Map<number, SheetCell>>();
  let cells = 0;
  let at: { row: number; column: number; type: string } | null = null;
  let isFormula = false;
  let text: string | null = null;
  let isValue = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (isValue) text = (text ?? "") + token.text;
    } else if (token.name === "c") {
      if (token.kind === "open") {
        const [, letters = "", row = ""] = /^([A-Z]{1,3})(\d{1,7})$/.exec(token.attributes["r"] ?? "") ?? [];
        at = { row: Number(row), column: columnNumber(letters), type: token.attributes["t"] ?? "n" };
        [isFormula, text, isValue] = [false, null, false];
      }
      if (at && text !== null && (token.kind === "close" || token.isEmpty)) {
        const value = valueOf(text, at.type, strings);
        if (value !== null) {
          limit("cells", (cells += 1));
          const row = rows.get(at.row) ?? new Map<number, SheetCell>();
          rows.set(at.row, row.set(at.column, { value, isFormula }));
        }
        at = null;
      }
    } else if (token.name === "f") isFormula ||= token.kind === "open";
    else if (token.name === "v" || token.name === "t") isValue = token.kind === "open" && !token.isEmpty;
  }
  return rows;
}

function valueOf(text: string, type: string, strings: readonly (Cell | null)[]): SheetValue | null {
  switch (type) {
    case "s": {
      const shared = strings[Number(text)];
      if (shared?.kind === "text") return shared.text;
      return shared?.kind === "number" ? shared.value : null;
    }
    case "b":
      return text === "1";
    case "e":
      return null;
    case "str":
    case "inlineStr":
      return text === "" ? null : text;
    default: {
      const number = Number(text);
      return text.trim() === "" || !Number.isFinite(number) ? null : number;
    }
  }
}
