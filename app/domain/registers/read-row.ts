import { readDate } from "../calendar-date";
import { compare } from "../decimal";
import type { Issue } from "../issues";
import { readNumber, showNumber } from "../italian-number";
import { oneLine } from "../plain-text";
import {
  MOST_ROWS,
  type Register,
  type RegisterField,
  type RegisterRow,
  type RowRule,
  type RowValues,
} from "./register";

/** The longest text of a field that is no text by itself. */
export const LONGEST_VALUE = 60;

type FieldReading = { value: string | null } | { issue: Omit<Issue, "path"> };

/** The row that was typed, or all its issues. Several choices are typed with a space between them. */
export function readRow(register: Register, typed: RowValues): { values: RowValues } | { issues: Issue[] } {
  const values: Record<string, string> = {};
  const issues: Issue[] = [];
  for (const field of register.fields) {
    const reading = readField(field, typed[field.id] ?? "");
    if ("issue" in reading) issues.push({ path: field.id, ...reading.issue });
    else if (reading.value !== null) values[field.id] = reading.value;
  }
  const wrong = new Set(issues.map(({ path }) => path));
  const broken = (register.rules ?? []).filter(
    (rule) => !rule.fields.some((field) => wrong.has(field)) && isBroken(rule, values),
  );
  const all = [...issues, ...broken.map(({ fields: [, path], code }) => ({ path, code }))];
  return all.length > 0 ? { issues: all } : { values };
}

/** Why a row cannot stand beside the others; a change leaves its own row out of them. */
export function besideIssues(register: Register, values: RowValues, others: readonly RegisterRow[]): Issue[] {
  const { unique } = register;
  if (others.length >= MOST_ROWS)
    return [{ path: "", code: "too_many_rows", params: { max: String(MOST_ROWS) } }];
  const isTwice = unique !== undefined && others.some((row) => row.values[unique] === values[unique]);
  return isTwice ? [{ path: unique, code: "row_twice" }] : [];
}

function readField(field: RegisterField, typed: string): FieldReading {
  const text = oneLine(typed);
  if (text === "") return field.required ? { issue: { code: "mandatory_field" } } : { value: null };
  switch (field.kind) {
    case "text":
      return readText(field, text);
    case "date": {
      const value = readDate(text);
      return value === null
        ? { issue: { code: "invalid_date", params: { example: "31/03/2026" } } }
        : { value };
    }
    case "choice":
    case "choices":
      return readChoice(field, text);
    default:
      return readAmount(field, text);
  }
}

function readText(
  { maxLength, format }: Extract<RegisterField, { kind: "text" }>,
  text: string,
): FieldReading {
  if (text.length > maxLength) return { issue: { code: "too_long", params: { max: String(maxLength) } } };
  return format && !format.pattern.test(text)
    ? { issue: { code: "wrong_format", params: { example: format.example } } }
    : { value: text };
}

function readChoice(
  { kind, options }: Extract<RegisterField, { kind: "choice" | "choices" }>,
  text: string,
): FieldReading {
  const chosen = new Set(text.split(" "));
  const isKnown = [...chosen].every((option) => options.includes(option));
  if (!isKnown || (kind === "choice" && chosen.size > 1)) return { issue: { code: "unknown_choice" } };
  return { value: options.filter((option) => chosen.has(option)).join(" ") };
}

function readAmount(
  { kind, min, max }: Extract<RegisterField, { kind: "decimal" | "integer" | "year" }>,
  text: string,
): FieldReading {
  const reading = readNumber(text, kind === "decimal" ? "decimal" : "integer");
  if ("error" in reading) return { issue: { code: reading.error } };
  const { value } = reading;
  const shown = (bound: string) => (kind === "year" ? bound : showNumber(bound));
  if (min !== undefined && compare(value, min) < 0)
    return { issue: { code: "min_value", params: { min: shown(min) } } };
  if (max !== undefined && compare(value, max) > 0)
    return { issue: { code: "max_value", params: { max: shown(max) } } };
  return { value };
}

function isBroken({ kind, fields: [first, second] }: RowRule, values: RowValues): boolean {
  const [left, right] = [values[first], values[second]];
  if (kind === "together") return (left === undefined) !== (right === undefined);
  if (left === undefined || right === undefined) return false;
  return kind === "after" ? right <= left : compare(right, left) > 0;
}
