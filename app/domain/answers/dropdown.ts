import type { Elements } from "../question/answer";
import type { DropdownQuestion, Field } from "../question/question";
import { bestChoice, shareOf } from "./choices";
import type { ClassRules } from "./class-rules";
import { fieldRules } from "./fields";

/** One or more lists to choose from; earns by completeness or by the mean share of the chosen options. */
export const dropdown: ClassRules<DropdownQuestion> = {
  ...fieldRules((question) => question.fields.map((field) => ({ element: field.id, field }))),
  earned: (question, elements) =>
    question.earning.kind === "complete" ? 100 : meanShare(question.fields, elements),
  best: (question) => Object.fromEntries(question.fields.map((field) => [field.id, bestOption(field)])),
};

/** Rounded down, so that only the best option in every list earns everything. */
function meanShare(fields: Field[], elements: Elements): number {
  const shares = fields.map((field) => shareOf(field.options ?? [], elements[field.id]));
  return Math.floor(shares.reduce((total, share) => total + share, 0) / Math.max(1, shares.length));
}

function bestOption(field: Field): string {
  return bestChoice(field.options ?? [])?.id ?? "";
}
