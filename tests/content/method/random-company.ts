import { rulesOf } from "~/domain/answers/classes";
import { boundsOf, isNumber } from "~/domain/answers/field-value";
import { cellsOf } from "~/domain/answers/grid";
import { compare } from "~/domain/decimal";
import type { Answer, Answers, CompanySize, Elements, RegistryFacts } from "~/domain/question/answer";
import { COMPANY_SIZES } from "~/domain/question/answer";
import type { Field, Question } from "~/domain/question/question";
import { answer, notApplicable } from "../../domain/build";

/** Numbers that fall into every step of every table now and then. */
const NUMBERS = ["0", "1", "2", "5", "12.5", "30", "49", "60", "99", "100", "250", "1200", "40000", "900000"];
const SECTIONS = [..."ABCDEFGHIJKLMNOPQRSTUV"];

/** A repeatable stream of choices. */
export function chance(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  return {
    next,
    /** True this often. */
    yes: (often: number) => next() < often,
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
  };
}
export type Chance = ReturnType<typeof chance>;

export function randomFacts(draws: Chance): RegistryFacts {
  const known = <T>(value: T) => (draws.yes(0.95) ? value : null);
  return {
    employees: known(draws.one([0, 1, 4, 9, 12, 40, 60, 120, 180, 400])),
    workforce: known(draws.one([1, 4, 9, 12, 40, 60, 120, 180, 400])),
    turnover: known(draws.one([0, 90_000, 700_000, 8_000_000, 40_000_000])),
    size: known(draws.one<CompanySize>(COMPANY_SIZES)),
    macrosector: known(draws.one(SECTIONS)),
  };
}

/** Answers of a company that says whatever is legal; some stay open, some have a document, some do not apply. */
export function randomAnswers(questions: readonly Question[], draws: Chance): Answers {
  return Object.fromEntries(
    questions.flatMap((question): [string, Answer][] => {
      if (draws.yes(0.12)) return [];
      if (question.notApplicableEnabled && draws.yes(0.2)) return [[question.guid, notApplicable()]];
      const elements = randomElements(question, draws);
      const given = { attachments: draws.yes(0.5) ? ["file"] : [], incompatibilityExplanation: "È giusto." };
      return elements === null ? [] : [[question.guid, answer({ ...elements }, given)]];
    }),
  );
}

function randomElements(question: Question, draws: Chance): Elements | null {
  const drawn = draw(question, draws);
  const isLegal = rulesOf(question).check(question, drawn).length === 0;
  return isLegal ? drawn : rulesOf(question).best(question);
}

function draw(question: Question, draws: Chance): Elements {
  switch (question.questionClass) {
    case "boolean":
      return { value: draws.one(["yes", "no"]) };
    case "radio": {
      const { id, opens } = draws.one(question.choices);
      return { value: id, ...(opens && { [`${id}_text`]: "parole" }) };
    }
    case "checkbox": {
      const [exclusive, others] = [
        question.choices.filter((choice) => choice.exclusive),
        question.choices.filter((choice) => !choice.exclusive),
      ];
      const ticked =
        exclusive.length > 0 && draws.yes(0.2) ? [draws.one(exclusive)] : others.filter(() => draws.yes(0.4));
      return Object.fromEntries(
        ticked.flatMap(({ id, opens }) => [[id, "on"], ...(opens ? [[`${id}_text`, "parole"]] : [])]),
      );
    }
    case "dropdown":
      return Object.fromEntries(question.fields.map((field) => [field.id, valueFor(field, draws)]));
    default:
      return Object.fromEntries(
        cellsOf(question)
          .filter(({ field }) => field.inputType !== "label")
          .map(({ element, field }) => [element, valueFor(field, draws)]),
      );
  }
}

function valueFor(field: Field, draws: Chance): string {
  if (field.inputType === "dropdown") return draws.one(field.options ?? []).id;
  if (!isNumber(field)) return field.format?.example ?? "parole";
  const { min = "0", max } = boundsOf(field);
  const value = draws.one(NUMBERS.filter((number) => field.inputType !== "integer" || !number.includes(".")));
  if (compare(value, min) < 0) return min;
  return max !== undefined && compare(value, max) > 0 ? max : value;
}
