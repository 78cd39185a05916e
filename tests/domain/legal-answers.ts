import fc from "fast-check";
import { rulesOf } from "~/domain/answers/classes";
import { boundsOf, isNumber } from "~/domain/answers/field-value";
import { cellsOf, type GridQuestion } from "~/domain/answers/grid";
import { add, canonical, subtract } from "~/domain/decimal";
import type { Answer, Elements } from "~/domain/question/answer";
import type { Choice, Field, Question } from "~/domain/question/question";
import { answer, notApplicable } from "./build";

/** The characters that a text stores unchanged: printable Latin-1, no blanks at its ends. */
const LETTERS = [..."abcXYZ 0189.,;:!?'\"()=+-@/àèéìòùÀÇñßüø°§"];
const textUpTo = (length: number) =>
  fc
    .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: Math.min(length, 40) })
    .map((text) => text.trim().replace(/ +/g, " ") || "x");

const MICRO = 6;
const scaled = (value: string): bigint => {
  const [whole = "0", fraction = ""] = value.replace("-", "").split(".");
  const size = BigInt(whole + fraction.padEnd(MICRO, "0"));
  return value.startsWith("-") ? -size : size;
};
const unscaled = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(MICRO + 1, "0");
  return canonical(`${value < 0n ? "-" : ""}${digits.slice(0, -MICRO)}.${digits.slice(-MICRO)}`);
};

/** A number that its field accepts: near its lower bound as often as anywhere up to fifteen digits. */
function numberFor(field: Field): fc.Arbitrary<string> {
  const { min, max } = boundsOf(field);
  const low = scaled(min ?? "0");
  const high = max === undefined ? low + 10n ** 15n : scaled(max);
  const near = low + 2_000_000n < high ? low + 2_000_000n : high;
  const anywhere = fc.oneof(fc.bigInt({ min: low, max: near }), fc.bigInt({ min: low, max: high }));
  if (field.inputType !== "integer") return anywhere.map(unscaled);
  const million = 1_000_000n;
  return anywhere.map((value) => String(value / million)).filter((value) => value !== "-0");
}

function valueFor(field: Field): fc.Arbitrary<string> {
  if (field.inputType === "dropdown") return fc.constantFrom(...(field.options ?? []).map(({ id }) => id));
  if (isNumber(field)) return numberFor(field);
  if (!field.format) return textUpTo(field.maxLength ?? 1);
  return fc.oneof(
    fc.constant(field.format.example),
    fc.stringMatching(new RegExp(`^(?:${field.format.pattern})$`)),
  );
}

/** The texts that the chosen options open: the required ones always, the others now and then. */
function openedBy(choices: readonly Choice[]): fc.Arbitrary<Elements> {
  const texts = choices.flatMap(({ id, opens }) => {
    if (!opens) return [];
    const text = textUpTo(opens.maxLength).map((typed): Elements => ({ [`${id}_text`]: typed }));
    return [opens.required ? text : fc.oneof(text, fc.constant<Elements>({}))];
  });
  return fc.tuple(...texts).map((found) => Object.assign({}, ...found) as Elements);
}

const chosen = (choices: readonly Choice[], of: (choice: Choice) => Elements) => (given: Elements) =>
  Object.assign({}, ...choices.map(of), given) as Elements;

/** One change of a grid; those that would break a rule are left out. */
type Step =
  | { kind: "set"; element: string; value: string }
  | { kind: "move"; from: string; to: string; amount: string }
  | { kind: "clear"; elements: readonly string[] };

function stepsOf(question: GridQuestion): fc.Arbitrary<Step[]> {
  const cells = cellsOf(question).filter(({ field }) => field.inputType !== "label");
  const numbers = cells.filter(({ field }) => isNumber(field)).map(({ element }) => element);
  const set = fc
    .constantFrom(...cells)
    .chain(({ element, field }) => valueFor(field).map((value): Step => ({ kind: "set", element, value })));
  const clear = fc
    .constantFrom(...cells)
    .map(({ element, optionalRow }): Step => ({ kind: "clear", elements: optionalRow ?? [element] }));
  const move =
    numbers.length < 2
      ? set
      : fc
          .tuple(fc.constantFrom(...numbers), fc.constantFrom(...numbers), fc.nat(400))
          .map(([from, to, quarters]): Step => ({
            kind: "move",
            from,
            to,
            amount: canonical(`${Math.floor(quarters / 4)}.${(quarters % 4) * 25}`),
          }));
  return fc.array(fc.oneof({ weight: 4, arbitrary: set }, { weight: 2, arbitrary: move }, clear), {
    maxLength: 2 * cells.length + 2,
  });
}

function after(elements: Elements, step: Step): Elements {
  if (step.kind === "set") return { ...elements, [step.element]: step.value };
  if (step.kind === "clear") {
    return Object.fromEntries(
      Object.entries(elements).filter(([element]) => !step.elements.includes(element)),
    );
  }
  const { from, to, amount } = step;
  const [giving, taking] = [elements[from], elements[to]];
  if (from === to || giving === undefined || taking === undefined) return elements;
  return { ...elements, [from]: subtract(giving, amount), [to]: add(taking, amount) };
}

function gridAnswers(question: GridQuestion): fc.Arbitrary<Elements> {
  const rules = rulesOf(question);
  const isLegal = (elements: Elements) =>
    rules.check(question, elements).length === 0 && rules.missing(question, elements).length === 0;
  return stepsOf(question)
    .map((steps) =>
      steps.reduce((elements, step) => {
        const changed = after(elements, step);
        return isLegal(changed) ? changed : elements;
      }, rules.best(question)),
    )
    .filter((elements) => Object.keys(elements).length > 0);
}

/** Complete answers that the rules of a question accept, whatever its class and content. */
export function legalAnswers(question: Question): fc.Arbitrary<Elements> {
  switch (question.questionClass) {
    case "boolean":
      return fc.constantFrom({ value: "yes" }, { value: "no" });
    case "radio":
      return fc
        .constantFrom(...question.choices)
        .chain((choice) => openedBy([choice]).map(chosen([choice], ({ id }) => ({ value: id }))));
    case "checkbox": {
      const maxLength = Number(question.maxChoices ?? question.choices.length);
      const combinable = question.choices.filter(({ exclusive }) => !exclusive);
      const alone = question.choices.filter(({ exclusive }) => exclusive).map((choice) => [choice]);
      const several = fc.subarray(combinable, {
        minLength: 1,
        maxLength: Math.min(maxLength, combinable.length),
      });
      return fc
        .oneof({ weight: 4, arbitrary: several }, ...alone.map((one) => fc.constant(one)))
        .chain((choices) => openedBy(choices).map(chosen(choices, ({ id }) => ({ [id]: "on" }))));
    }
    case "dropdown":
      return fc
        .record(Object.fromEntries(question.fields.map((field) => [field.id, valueFor(field)])))
        .map((elements) => ({ ...elements }) as Elements);
    default:
      return gridAnswers(question);
  }
}

/** A company's answer to an open question: a legal one, or now and then that the question does not apply. */
export const companyAnswer = (question: Question): fc.Arbitrary<Answer> =>
  fc.oneof(
    { weight: 7, arbitrary: legalAnswers(question).map((elements) => answer(elements)) },
    ...(question.notApplicableEnabled ? [{ weight: 1, arbitrary: fc.constant(notApplicable()) }] : []),
  );
