import type { Elements } from "../question/answer";
import type { CheckboxQuestion, Choice, Field } from "../question/question";
import { bestChoice, requiredText } from "./choices";
import type { AnswerError, ClassRules, Input } from "./class-rules";
import { fieldRules, openedTexts } from "./fields";

const TICK = [{ id: "on", label: "" }];

const rules = fieldRules<CheckboxQuestion>((question) => [
  ...question.choices.map(tickOf),
  ...openedTexts(question.choices, (choice) => ({ element: choice.id, value: "on" })),
]);

/** Any number of choices up to a limit; an exclusive choice excludes all others. Shares add up to at most the whole. */
export const checkbox: ClassRules<CheckboxQuestion> = {
  ...rules,
  check: (question, elements) => [
    ...rules.check(question, elements),
    ...combinationErrors(question, elements),
  ],
  missing: (question, elements) =>
    chosen(question, elements).length === 0 ? [""] : rules.missing(question, elements),
  earned: (question, elements) =>
    Math.min(
      100,
      chosen(question, elements).reduce((total, choice) => total + (choice.share ?? 0), 0),
    ),
  best: (question) => {
    const choices = bestCombination(question);
    return Object.assign({}, ...choices.map((choice) => ({ [choice.id]: "on", ...requiredText(choice) })));
  },
};

function tickOf(choice: Choice): Input {
  const field = {
    id: choice.id,
    label: choice.label,
    inputType: "dropdown",
    options: TICK,
    required: false,
  } satisfies Field;
  return { element: choice.id, field };
}

function chosen(question: CheckboxQuestion, elements: Elements): Choice[] {
  return question.choices.filter((choice) => elements[choice.id] === "on");
}

function combinationErrors(question: CheckboxQuestion, elements: Elements): AnswerError[] {
  const choices = chosen(question, elements);
  const exclusive = choices.find((choice) => choice.exclusive);
  const limit = limitOf(question);
  if (exclusive && choices.length > 1) return [{ element: exclusive.id, key: "exclusive_choice" }];
  return choices.length > limit ? [{ element: "", key: "max_choices", params: { max: String(limit) } }] : [];
}

function limitOf(question: CheckboxQuestion): number {
  return question.maxChoices === undefined ? question.choices.length : Number(question.maxChoices);
}

function bestCombination(question: CheckboxQuestion): Choice[] {
  const earning = question.choices
    .filter((choice) => !choice.exclusive && (choice.share ?? 0) > 0)
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
    .slice(0, limitOf(question));
  // Where nothing earns, the plainest answer is that there is nothing.
  const fallback = question.choices.find(({ exclusive }) => exclusive) ?? bestChoice(question.choices);
  return earning.length > 0 || !fallback ? earning : [fallback];
}
