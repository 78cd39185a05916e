import { rulesOf } from "~/domain/answers/classes";
import { cellsOf, type GridQuestion } from "~/domain/answers/grid";
import { canonical } from "~/domain/decimal";
import type { Elements } from "~/domain/question/answer";
import type { Field } from "~/domain/question/question";
import type { Chance } from "./chance";
import type { MadeUpCompany } from "./company";

/** Starts from the simplest answer and changes cell by cell as far as the question's rules allow. */
export function plausibleGrid(question: GridQuestion, company: MadeUpCompany, draws: Chance): Elements {
  const rules = rulesOf(question);
  const isLegal = (elements: Elements) =>
    rules.check(question, elements).length === 0 && rules.missing(question, elements).length === 0;
  let elements = rules.best(question);
  for (const { element, field } of cellsOf(question)) {
    const value = valueFor(question, field, company, draws);
    const changed = value === null ? elements : { ...elements, [element]: value };
    if (isLegal(changed)) elements = changed;
  }
  return elements;
}

function valueFor(
  { earning }: GridQuestion,
  field: Field,
  company: MadeUpCompany,
  draws: Chance,
): string | null {
  const { inputType, options = [], id } = field;
  if (inputType === "label" || inputType === "text") return null;
  if (inputType === "dropdown") {
    const [first, ...others] = options;
    return first ? draws.pick([first, ...others]).id : null;
  }
  if (earning.kind === "thresholds" && earning.field === id) {
    const [first, ...others] = earning.steps;
    if (!first) return null;
    const near = (share: number) => Math.max(0.05, 1 - Math.abs(share / 100 - company.maturity)) ** 2;
    return draws.pick([first, ...others], ({ share }) => near(share)).from;
  }
  return written(amount(field, company, draws), inputType === "integer");
}

/** In the unit of the field, for each employee unless the unit has a measure of its own. */
const PER_HEAD: Record<string, [number, number]> = {
  MWh: [0.8, 9],
  "t CO2e": [0.3, 3],
  t: [0.1, 3],
  kg: [5, 120],
  "m³": [4, 45],
  "m²": [15, 90],
  ore: [2, 16],
  persone: [0, 0.3],
  euro: [20, 900],
};

function amount({ unit = "", inputType }: Field, { employees }: MadeUpCompany, draws: Chance): number {
  const perHead = PER_HEAD[unit];
  if (perHead) return employees * draws.between(...perHead);
  if (inputType === "percentage") return draws.between(0, 100);
  if (unit === "giorni") return draws.between(20, 90);
  if (unit === "kW") return draws.yes(0.4) ? draws.between(6, 200) : 0;
  return draws.between(0, 3);
}

const written = (value: number, isWhole: boolean): string =>
  isWhole ? String(Math.round(value)) : canonical(value.toFixed(1));
