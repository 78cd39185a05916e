import { z } from "zod";
import type { Input } from "~/domain/answers/class-rules";
import { boundsOf, isNumber, unitOf } from "~/domain/answers/field-value";
import { decimalPattern } from "~/domain/decimal-pattern";
import type { Choice, Field, Question } from "~/domain/question/question";

/** The canonical value of one element: the values its field accepts, with its Italian name. */
export function valueSchema(question: Question, input: Input) {
  const { field } = input;
  const about = { title: titleOf(question, input), ...described(field) };
  if (field.inputType === "dropdown") return choiceSchema(field.options ?? []).meta(about);
  if (isNumber(field)) return numberSchema(field).meta({ ...about, ...numericBounds(field) });
  return textSchema(field).meta(about);
}

function choiceSchema(options: readonly Choice[]) {
  const [first, ...others] = options.map(({ id, label }) =>
    label === "" ? z.literal(id) : z.literal(id).meta({ title: label }),
  );
  if (!first) return z.never();
  return others.length === 0 ? first : z.union([first, ...others]);
}

const numberSchema = (field: Field) =>
  z
    .string()
    .regex(new RegExp(decimalPattern({ ...boundsOf(field), isInteger: field.inputType === "integer" })));

/** A field that declares no maximum length accepts no text. */
function textSchema({ maxLength = 0, format }: Field) {
  const text = z.string().min(1).max(maxLength);
  return format ? text.regex(new RegExp(`^(?:${format.pattern})$`)) : text;
}

/** For readers only: a validator uses the pattern, since amounts travel as texts. */
function numericBounds(field: Field): { minimum?: number; maximum?: number } {
  const { min, max } = boundsOf(field);
  return {
    ...(min !== undefined && { minimum: Number(min) }),
    ...(max !== undefined && { maximum: Number(max) }),
  };
}

/** The title of a matrix cell also names its row. */
function titleOf(question: Question, { element, field }: Input): string {
  const row =
    question.questionClass === "matrix"
      ? question.rows.find(({ id }) => element === `${id}.${field.id}`)
      : undefined;
  return row ? `${row.label}, ${field.label}` : field.label;
}

function described(field: Field): { description?: string; examples?: string[] } {
  const unit = unitOf(field);
  const words = [field.hint, unit && `Unità: ${unit}.`].filter(Boolean).join(" ");
  return {
    ...(words !== "" && { description: words }),
    ...(field.format && { examples: [field.format.example] }),
  };
}
