import type { RadioQuestion } from "../question/question";
import { bestChoice, requiredText, shareOf } from "./choices";
import type { ClassRules } from "./class-rules";
import { fieldRules, openedTexts } from "./fields";

/** Exactly one of several choices. */
export const radio: ClassRules<RadioQuestion> = {
  ...fieldRules((question) => [
    {
      element: "value",
      field: { id: "value", label: question.prompt, inputType: "dropdown", options: question.choices },
    },
    ...openedTexts(question.choices, (choice) => ({ element: "value", value: choice.id })),
  ]),
  earned: (question, elements) => shareOf(question.choices, elements.value),
  best: (question) => {
    const choice = bestChoice(question.choices);
    return choice ? { value: choice.id, ...requiredText(choice) } : {};
  },
};
