import type { Elements } from "../question/answer";
import type { Question } from "../question/question";
import type { Shares } from "./question-shares";

/** A choice that a question offers, as an answer holds it. */
export interface Option {
  element: string;
  value: string;
}

/** By guid, the options of an answer as `optionKey` writes them: nothing that a person typed. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Every option of a question of which one or more are chosen; none for questions that are typed. */
export function optionsOf(question: Question): Option[] {
  switch (question.questionClass) {
    case "boolean":
      return ["yes", "no"].map((value) => ({ element: "value", value }));
    case "radio":
      return question.choices.map(({ id }) => ({ element: "value", value: id }));
    case "checkbox":
      return question.choices.map(({ id }) => ({ element: id, value: "on" }));
    case "dropdown":
      return question.fields.flatMap(({ id: element, options = [] }) =>
        options.map(({ id: value }) => ({ element, value })),
      );
    default:
      return [];
  }
}

const optionKey = ({ element, value }: Option): string => `${element}=${value}`;

/** The options that an answer chose. */
export const chosenIn = (question: Question, elements: Elements): string[] =>
  optionsOf(question)
    .filter(({ element, value }) => elements[element] === value)
    .map(optionKey);

/** The count of an option; the count under the guid alone is that of all answers. */
export const itemOf = (guid: string, option: Option): string => `${guid} ${optionKey(option)}`;

/** A company's choices as items to count; there is nothing to sum. */
export const choiceItems = (choices: Choices): Shares =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([guid, chosen]) => [
      [guid, 0],
      ...chosen.map((key) => [`${guid} ${key}`, 0]),
    ]),
  );
