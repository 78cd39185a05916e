import { compare, isDecimal } from "../decimal";
import { hasTooManyDigits, readNumber, showNumber } from "../italian-number";
import { toLatin1 } from "../plain-text";
import type { Field } from "../question/question";
import type { AnswerError, AnswerErrorKey, Reading } from "./class-rules";

/** A text input up to this length has one line. */
const ONE_LINE_LENGTH = 200;

type Refusal = Omit<AnswerError, "element">;
type NumberField = Field & { inputType: "decimal" | "integer" | "percentage" };

/** A percentage is between 0 and 100 unless its field sets other bounds. */
const PERCENTAGE_BOUNDS = { min: "0", max: "100" };

export function isNumber(field: Field): field is NumberField {
  return field.inputType === "decimal" || field.inputType === "integer" || field.inputType === "percentage";
}

export function isOneLine({ inputType, maxLength = 0 }: Field): boolean {
  return inputType === "text" && maxLength <= ONE_LINE_LENGTH;
}

/** The displayed unit: a percentage has one even if the content does not name it. */
export const unitOf = ({ unit, inputType }: Field): string | undefined =>
  unit ?? (inputType === "percentage" ? "%" : undefined);

/** The inclusive bounds of a number field as canonical decimals. */
export function boundsOf(field: Field): { min?: string; max?: string } {
  const { min, max } = { ...(field.inputType === "percentage" && PERCENTAGE_BOUNDS), ...withoutGaps(field) };
  return { min, max };
}

/** Turns one typed text into a canonical value; neither value nor error means a blank input. */
export function readValue(
  field: Field,
  typed: string,
): { value?: string; error?: AnswerErrorKey; changes?: Omit<Reading["changes"][number], "element">[] } {
  if (isNumber(field)) return isBlank(typed) ? {} : readNumber(typed, field.inputType);
  const { text, changes } = toLatin1(typed);
  const value = (isOneLine(field) ? inOneLine(text) : text).trim();
  return { value: value === "" ? undefined : value, changes };
}

const inOneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");

export function showValue(field: Field, value: string): string {
  return isNumber(field) && isDecimal(value) ? showNumber(value) : value;
}

/** Why a field cannot accept a canonical value, or null. */
export function valueRefusal(field: Field, value: string): Refusal | null {
  if (field.inputType === "label") return { key: "computed_field" };
  if (field.inputType === "dropdown") {
    return field.options?.some((option) => option.id === value) ? null : { key: "unknown_choice" };
  }
  return isNumber(field) ? numberRefusal(field, value) : textRefusal(field, value);
}

function numberRefusal(field: NumberField, value: string): Refusal | null {
  if (!isDecimal(value)) return { key: "not_a_number" };
  if (hasTooManyDigits(value)) return { key: "too_many_digits" };
  if (field.inputType === "integer" && value.includes(".")) return { key: "no_decimals" };
  const { min, max } = boundsOf(field);
  if (min !== undefined && compare(value, min) < 0)
    return { key: "min_value", params: { min: showNumber(min) } };
  if (max !== undefined && compare(value, max) > 0)
    return { key: "max_value", params: { max: showNumber(max) } };
  return null;
}

function textRefusal(field: Field, value: string): Refusal | null {
  const { maxLength = 0, format } = field;
  if (value.length > maxLength) return { key: "too_long", params: { max: String(maxLength) } };
  if (readValue(field, value).value !== value) return { key: "not_acceptable" };
  if (!format || hasFormat(value, format)) return null;
  return { key: "wrong_format", params: { example: format.example } };
}

function hasFormat(value: string, { pattern }: NonNullable<Field["format"]>): boolean {
  return new RegExp(`^(?:${pattern})$`).test(value);
}

function isBlank(typed: string): boolean {
  return typed.replace(/\p{Cf}/gu, "").trim() === "";
}

function withoutGaps({ min, max }: Field): { min?: string; max?: string } {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
