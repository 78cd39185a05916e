import { compare, divide, multiply } from "../decimal";
import { exactFigure } from "../indicators/outcome";
import { choicesOf, elementWords, optionLabel } from "./choices-of";
import type { CompanyData } from "./company-data";
import type { Source } from "./datum";
import { detailsOf } from "./details";
import type { Disclosure } from "./fact";
import { FORMULAS } from "./formulas";
import { onOneLine } from "./one-line";

/** Members in one order, whatever the order of the questionnaire. */
const members = (names: readonly string[]): string | null =>
  names.length === 0 ? null : [...new Set(names)].sort().join(" ");

const HUNDREDTH = "0.01";
const NONE: ReadonlySet<Disclosure> = new Set();

/** The canonical value that the company's answers give a datum; null where they give none. */
export function valueOf(
  source: Source,
  data: CompanyData,
  omitted: ReadonlySet<Disclosure> = NONE,
): string | null {
  switch (source.kind) {
    case "element":
      return data.element(source.question, source.element);
    case "percent": {
      const share = data.element(source.question, source.element);
      return share === null ? null : multiply(share, HUNDREDTH);
    }
    case "choice":
      return source.members[data.element(source.question, source.element) ?? ""] ?? null;
    case "truth": {
      const truth = source.truth[data.element(source.question, source.element) ?? ""];
      return truth === undefined ? null : String(truth);
    }
    case "ticks":
      return members(tickedMembers(source, data));
    case "anyTick":
      return anyTick(source, data);
    case "lines":
      return linesOf(source, data);
    case "details":
      return detailsOf(source.lines, data, omitted);
    case "labels":
      return labelsOf(source, data);
    case "figure":
      return figureOf(source, data);
    case "formula":
      return FORMULAS[source.formula]?.(data) ?? null;
    case "registry":
      return source.fact === "nace" ? members(data.nace) : data[source.fact];
    case "optionWords": {
      const chosen = data.element(source.question, source.element) ?? "";
      if (!source.of.includes(chosen)) return null;
      return optionLabel(data.question(source.question), source.element, chosen);
    }
  }
}

/** A sum is exact; a quotient is rounded once. A quotient by nothing is none. */
function figureOf(
  { rule, times, digits, unless }: Source & { kind: "figure" },
  { figures }: CompanyData,
): string | null {
  if (unless && exactFigure(unless, figures) !== null) return null;
  const exact = exactFigure(rule, figures);
  if (exact === null || compare(exact.per, "0") === 0) return null;
  const value = multiply(exact.value, times);
  return rule.per ? divide(value, exact.per, digits) : value;
}

const NOTHING = "niente";

/** The place of an element that may be another question's. */
export const placeOf = (question: string, key: string): [question: string, element: string] => {
  const [other, element] = key.split("#");
  return element === undefined ? [question, key] : [other ?? question, element];
};

/** Two of our choices may be one member of the standard, which stands once. */
const tickedMembers = (source: Source & { kind: "ticks" }, data: CompanyData): string[] => {
  const ticked = Object.entries(source.members).flatMap(([key, member]) => {
    const value = data.element(...placeOf(source.question, key));
    return value === null || value === NOTHING ? [] : [member];
  });
  return [...new Set(ticked)];
};

function anyTick({ question, none }: Source & { kind: "anyTick" }, data: CompanyData): string | null {
  const ticked = choicesOf(data.question(question)).filter(({ id }) => data.element(question, id) !== null);
  return ticked.length === 0 ? null : String(ticked.some(({ id }) => id !== none));
}

function linesOf({ lines }: Source & { kind: "lines" }, data: CompanyData): string | null {
  const given = lines.flatMap(({ question, element, label }) => {
    const value = data.element(question, element);
    if (value === null) return [];
    const words = elementWords(data.question(question), element, value);
    return [label === "" ? words : `${label}: ${words}`];
  });
  return given.length === 0 ? null : given.join("\n");
}

function labelsOf({ question, none }: Source & { kind: "labels" }, data: CompanyData): string | null {
  const given = choicesOf(data.question(question)).flatMap(({ id, label }) => {
    if (id === none || data.element(question, id) === null) return [];
    const more = data.element(question, `${id}_text`);
    return [more === null ? label : `${label}: ${onOneLine(more)}`];
  });
  return given.length === 0 ? null : given.join("\n");
}
