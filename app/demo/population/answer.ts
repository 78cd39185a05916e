import { rulesOf } from "~/domain/answers/classes";
import { NO_ANSWER, type Answer, type Elements } from "~/domain/question/answer";
import type { Choice, Question } from "~/domain/question/question";
import type { Chance } from "./chance";
import type { MadeUpCompany } from "./company";
import { plausibleGrid } from "./grid";

/** The text written where a choice opens a required text. */
const WORDS = "Lo facciamo ogni anno";

/** A document that was handed in; the file itself is not invented, because no person can open it. */
const DOCUMENTS = ["documento-dimostrativo"];

/** A legal, complete answer; the more mature a company is, the more of the question's points it earns. */
export function madeUpAnswer(question: Question, company: MadeUpCompany, draws: Chance): Answer {
  if (question.notApplicableEnabled && draws.yes(0.05)) {
    const notApplicableReason = question.notApplicableReasons?.[0] ?? "Non riguarda la nostra attività.";
    return { ...NO_ANSWER, notApplicableChosen: true, notApplicableReason };
  }
  const elements = elementsFor(question, company, draws);
  const attachments = question.proof?.limitsUntilAttached && draws.yes(company.maturity) ? DOCUMENTS : [];
  return { ...NO_ANSWER, elements, attachments };
}

function elementsFor(question: Question, company: MadeUpCompany, draws: Chance): Elements {
  const { maturity } = company;
  switch (question.questionClass) {
    case "boolean": {
      const isBest = draws.yes(0.25 + 0.7 * maturity);
      return { value: isBest === question.shares.yes >= question.shares.no ? "yes" : "no" };
    }
    case "radio": {
      const choice = oneOf(question.choices, maturity, draws);
      return { value: choice.id, ...opened(choice) };
    }
    case "checkbox":
      return ticks(question.choices, Number(question.maxChoices ?? Infinity), maturity, draws);
    case "dropdown":
      return Object.fromEntries(
        question.fields.map(({ id, options = [] }) => [id, oneOf(options, maturity, draws).id]),
      );
    default:
      return plausibleGrid(question, company, draws);
  }
}

/** Weights choices by what they earn: near the maturity is likely, far from it is rare. */
function oneOf(choices: readonly Choice[], maturity: number, draws: Chance): Choice {
  const [first, ...others] = choices;
  if (!first) throw new Error("A question without choices");
  return draws.pick(
    [first, ...others],
    ({ share = 0 }) => Math.max(0.02, 1 - Math.abs(share / 100 - maturity)) ** 3,
  );
}

function ticks(choices: readonly Choice[], most: number, maturity: number, draws: Chance): Elements {
  const ticked = choices
    .filter(({ exclusive }) => !exclusive)
    .filter(() => draws.yes(0.1 + 0.75 * maturity))
    .slice(0, most);
  const [first, ...others] = choices.filter(({ exclusive }) => exclusive).concat(choices);
  const chosen = ticked.length > 0 || !first ? ticked : [first, ...others].slice(0, 1);
  return Object.assign({}, ...chosen.map((choice) => ({ [choice.id]: "on", ...opened(choice) }))) as Elements;
}

const opened = ({ id, opens }: Choice): Elements =>
  opens?.required ? { [`${id}_text`]: WORDS.slice(0, opens.maxLength) } : {};

/** The simplest answer, used if an invented one is too far from the usual values. */
export const plainAnswer = (question: Question): Answer => ({
  ...NO_ANSWER,
  elements: rulesOf(question).best(question),
});
