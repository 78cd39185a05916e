import { multiply } from "~/domain/decimal";
import { showNumber } from "~/domain/italian-number";
import type { DatumState } from "~/domain/vsme/report";
import type { T, TextKey } from "~/texts/resources";

/** What the page and the document of the report read of a datum. */
interface StatedLine {
  state: DatumState;
  need: "always" | "applicable" | "optional";
}

interface StatedValue {
  label: string | null;
  row: string | null;
  kind: "number" | "percent" | "boolean" | "text";
  value: string;
  unit: string | null;
}

const HUNDRED = "100";
const STATES = ["answered", "missing", "omitted", "not_material", "optional"] as const;

/** What a standard leaves to the company is no gap. */
export const shownState = ({ state, need }: StatedLine) =>
  state === "missing" && need === "optional" ? ("optional" as const) : state;

/** How many of these lines lack what the standard asks for. */
export const missingIn = (lines: readonly StatedLine[]): number =>
  lines.filter((line) => shownState(line) === "missing").length;

const LETTERS = { basic: "B", comprehensive: "C" } as const;

/** The disclosures by module, each in the order it had; a module without any is left out. */
export const byModule = <Section extends { disclosure: string }>(sections: readonly Section[]) =>
  (["basic", "comprehensive"] as const)
    .map((id) => ({
      id,
      sections: sections.filter(({ disclosure }) => disclosure.startsWith(LETTERS[id])),
    }))
    .filter((one) => one.sections.length > 0);

/** How many lines are in each state, in words; states without a line are left out. */
export const stateCounts = (t: T, lines: readonly StatedLine[]) =>
  STATES.flatMap((state) => {
    const count = lines.filter((line) => shownState(line) === state).length;
    return count === 0 ? [] : [{ state, words: t(`vsme:count.${state}`, { count }) }];
  });

/** The values of a datum; those of one row of a table are one line: "3. Via Roma 1 · CAP 24121 · Bergamo". */
export function valuesInWords(t: T, values: readonly StatedValue[]): string[] {
  const rows = new Map<string, string[]>();
  for (const [index, value] of values.entries()) {
    const key = value.label === null ? `#${index}` : (value.row ?? "");
    rows.set(key, [...(rows.get(key) ?? []), inRow(t, value)]);
  }
  return [...rows].map(([row, cells]) =>
    row.startsWith("#") ? cells.join("") : t("vsme:row", { row, cells: cells.join(" · ") }),
  );
}

const inRow = (t: T, value: StatedValue) =>
  value.label === null ? wordsOf(t, value) : t("vsme:cell", { label: value.label, words: wordsOf(t, value) });

function wordsOf(t: T, { kind, value, unit }: StatedValue): string {
  switch (kind) {
    case "number":
      return [showNumber(value), unit === null ? "" : t(`vsme:unit.${unitKey(unit)}` as TextKey)]
        .join(" ")
        .trim();
    case "percent":
      return `${showNumber(multiply(value, HUNDRED))}%`;
    case "boolean":
      return t(value === "true" ? "vsme:yes" : "vsme:no");
    case "text":
      return value;
  }
}

const unitKey = (unit: string) => unit.replace("/", "_").toLowerCase();
