import type { BooleanQuestion, Choice } from "../question/question";
import { bestChoice, shareOf } from "./choices";
import type { ClassRules } from "./class-rules";
import { fieldRules } from "./fields";

/** Yes or no. The question decides which of the two earns points: for a conviction it is "no". */
export const boolean: ClassRules<BooleanQuestion> = {
  ...fieldRules((question) => [
    {
      element: "value",
      field: { id: "value", label: question.prompt, inputType: "dropdown", options: choicesOf(question) },
    },
  ]),
  earned: (question, elements) => shareOf(choicesOf(question), elements.value),
  best: (question) => ({ value: bestChoice(choicesOf(question))?.id ?? "yes" }),
};

function choicesOf({ shares }: BooleanQuestion): Choice[] {
  return [
    { id: "yes", label: "Sì", share: shares.yes },
    { id: "no", label: "No", share: shares.no },
  ];
}
