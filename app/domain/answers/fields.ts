import type { Elements } from "../question/answer";
import type { Choice, Field, Question } from "../question/question";
import { rememberedBy } from "../remembered";
import type { AnswerError, ClassRules, Input, Reading, TypedElements } from "./class-rules";
import { readValue, valueRefusal, showValue } from "./field-value";

type FieldRules<Q extends Question> = Pick<
  ClassRules<Q>,
  "inputs" | "elementIds" | "read" | "check" | "missing" | "show"
>;

/** The rules that follow from each input of a question alone; a class adds the rules across its inputs. */
export function fieldRules<Q extends Question>(describe: (question: Q) => Input[]): FieldRules<Q> {
  const inputsOf = rememberedBy(describe);
  const typedInputs = (question: Q) => inputsOf(question).filter(isTyped);
  return {
    inputs: typedInputs,
    elementIds: (question) => typedInputs(question).map(({ element }) => element),
    read: (question, typed) => readInputs(inputsOf(question), typed),
    check: (question, elements) => checkInputs(inputsOf(question), elements),
    missing: (question, elements) => missingInputs(inputsOf(question), elements),
    show: (question, elements) => showInputs(inputsOf(question), elements),
  };
}

/** The texts that choices open. `openerOf` gives the element and value of a chosen choice. */
export function openedTexts(choices: Choice[], openerOf: (choice: Choice) => Input["opener"]): Input[] {
  return choices.flatMap((choice) => {
    if (!choice.opens) return [];
    const element = `${choice.id}_text`;
    const field: Field = {
      id: element,
      inputType: "text",
      ...choice.opens,
      required: choice.opens.required ?? false,
    };
    return [{ element, field, opener: openerOf(choice) }];
  });
}

function readInputs(inputs: Input[], typed: TypedElements): Reading {
  const elements: Record<string, string> = {};
  const changes: Reading["changes"] = [];
  const errors = strangers(inputs, typed);
  for (const input of inputs) {
    const text = typed[input.element];
    if (text === undefined || !isTyped(input) || !isOpen(input, elements)) continue;
    const reading = readValue(input.field, text);
    if (reading.error) errors.push({ element: input.element, key: reading.error });
    if (reading.value !== undefined) elements[input.element] = reading.value;
    reading.changes?.forEach((change) => changes.push({ element: input.element, ...change }));
  }
  return { elements, errors, changes };
}

function checkInputs(inputs: Input[], elements: Elements): AnswerError[] {
  const refusals = inputs.flatMap((input): AnswerError[] => {
    const value = elements[input.element];
    if (value === undefined || !isTyped(input)) return [];
    const refusal = isOpen(input, elements)
      ? valueRefusal(input.field, value)
      : { key: "not_acceptable" as const };
    return refusal ? [{ element: input.element, ...refusal }] : [];
  });
  return [...strangers(inputs, elements), ...refusals];
}

function missingInputs(inputs: Input[], elements: Elements): string[] {
  return inputs
    .filter((input) => elements[input.element] === undefined && isRequired(input, elements))
    .map((input) => input.element);
}

function showInputs(inputs: Input[], elements: Elements): TypedElements {
  return Object.fromEntries(
    inputs.flatMap(({ element, field }) => {
      const value = elements[element];
      return value === undefined ? [] : [[element, showValue(field, value)]];
    }),
  );
}

/** Keys that no input of the question may fill: unknown ones, and computed labels. */
function strangers(inputs: Input[], keys: Readonly<Record<string, string>>): AnswerError[] {
  return Object.keys(keys).flatMap((element): AnswerError[] => {
    const input = inputs.find((candidate) => candidate.element === element);
    if (!input) return [{ element, key: "unknown_element" }];
    return isTyped(input) ? [] : [{ element, key: "computed_field" }];
  });
}

function isTyped(input: Input): boolean {
  return input.field.inputType !== "label";
}

/** Whether an answer with these elements is incomplete without the input. */
export function isRequired(input: Input, elements: Elements): boolean {
  const { field, optionalRow } = input;
  const isBegun = optionalRow?.some((element) => elements[element] !== undefined) ?? true;
  return isTyped(input) && field.required !== false && isBegun && isOpen(input, elements);
}

function isOpen({ opener }: Input, elements: Elements): boolean {
  return opener === undefined || elements[opener.element] === opener.value;
}
