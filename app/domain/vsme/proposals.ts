import { addressLine } from "./addresses";
import { choicesOf, optionsOf } from "./choices-of";
import { withoutContradictions } from "./contradictions";
import type { CompanyData } from "./company-data";
import type { Datum, Source, Table } from "./datum";
import { detailProposals } from "./details";
import { labelProposals, lineProposals } from "./line-proposals";
import { numberIn } from "./number-in";
import type { Mapping } from "./report";
import { followingProposals } from "./proposals-following";
import { ruledProposals } from "./ruled-proposals";
import type { Proposal, TemplateValues } from "./template-values";
import type { TemplateWords } from "./template-cells";
import { truthIn } from "./truth-in";
import { UNIT_FACTORS } from "./unit-factors";
import { placeOf } from "./value-of";

interface ProposalContext {
  values: TemplateValues;
  words: TemplateWords;
  question: CompanyData["question"];
  /** The name of a country by its code. */
  countryName(code: string): string | null;
  /** The disclosure of a member of the list of omissions. */
  disclosureOf(member: string): string | null;
}

/**
 * The answers that a filled template says: only what follows from it without a guess. Where several choices fit, the
 * first of them, which claims the least.
 */
export function proposalsOf({ data, tables }: Mapping, context: ProposalContext): Proposal[] {
  const choices = new Map<string, Set<string>>();
  const single = data.flatMap((datum) => proposed(datum, context, choices));
  const listed = tables.flatMap((table) => tableProposals(table, context));
  const inputs = context.words.inputs.flatMap(({ range, down, question, element }) => {
    const value = numberIn(context.values.at(range, down));
    return value === null
      ? []
      : [{ question, element, value, isNumber: true, place: context.values.place(range, down) }];
  });
  const found = withoutContradictions(data, [...single, ...listed, ...inputs], context);
  const all = [...found, ...followingProposals(context.values, found, context.words, context.disclosureOf)];
  const once = [...new Map(all.map((one) => [`${one.question}#${one.element}`, one])).values()];
  return once.filter((one) => !isGainsaid(one, once, context));
}

/** "None of these" of a checkbox, of which another box is proposed too. */
function isGainsaid(
  { question, element }: Proposal,
  all: readonly Proposal[],
  context: ProposalContext,
): boolean {
  const choices = choicesOf(context.question(question));
  if (!choices.some(({ id, exclusive }) => id === element && exclusive)) return false;
  const others = new Set(choices.flatMap(({ id }) => (id === element ? [] : [id])));
  return all.some((one) => one.question === question && others.has(one.element));
}

function proposed(datum: Datum, context: ProposalContext, choices: Map<string, Set<string>>): Proposal[] {
  const { name, source } = datum;
  const { values } = context;
  const make = (question: string, element: string, value: string, isNumber = false): Proposal => ({
    question,
    element,
    value,
    isNumber,
    place: values.place(name),
  });
  switch (source.kind) {
    case "element":
      return elementProposal(datum, source, context);
    case "percent": {
      const share = numberIn(values.at(name), "100");
      return share === null ? [] : [make(source.question, source.element, share, true)];
    }
    case "choice": {
      const fitting = fittingChoices(source, String(values.at(name) ?? ""), context.words);
      const chosen = agreed(`${source.question}#${source.element}`, fitting, choices);
      return chosen === null ? [] : [make(source.question, source.element, chosen)];
    }
    case "truth": {
      const truth = truthIn(values.at(name));
      const chosen = Object.entries(source.truth).find(([, value]) => value === truth)?.[0];
      return chosen === undefined ? [] : [make(source.question, source.element, chosen)];
    }
    case "anyTick":
      return truthIn(values.at(name)) === false ? [make(source.question, source.none, "on")] : [];
    case "ticks":
      return tickProposals(datum, source, context);
    case "lines":
      return lineProposals(source, values.at(name), context.question, make);
    case "details":
      return detailProposals(source.lines, values.at(name), context.question).map((one) => ({
        ...one,
        place: values.place(name),
      }));
    case "optionWords": {
      const options = optionsOf(context.question(source.question), source.element);
      const chosen = options.find(({ id, label }) => source.of.includes(id) && label === values.at(name));
      return chosen ? [make(source.question, source.element, chosen.id)] : [];
    }
    case "labels":
      return labelProposals(source, values.at(name), context.question, make);
    default:
      return [];
  }
}

function elementProposal(
  { name, type }: Datum,
  { question, element }: Source & { kind: "element" },
  { values, words }: ProposalContext,
): Proposal[] {
  const place = values.place(name);
  if (type.kind === "number" || type.kind === "year") {
    const unit = words.units[`${name}_unit`] ? UNIT_FACTORS[String(values.at(`${name}_unit`))] : "1";
    const value = unit === undefined ? null : numberIn(values.at(name), unit);
    return value === null ? [] : [{ question, element, value, isNumber: true, place }];
  }
  const text = values.at(name);
  return typeof text !== "string" || text.trim() === ""
    ? []
    : [{ question, element, value: text.trim(), isNumber: false, place }];
}

const fittingChoices = (
  { members }: Source & { kind: "choice" },
  text: string,
  words: TemplateWords,
): string[] =>
  Object.entries(members)
    .filter(([, member]) => words.members[member] === text.trim())
    .map(([choice]) => choice);

/** Two data of one choice: it has to fit both. */
function agreed(key: string, fitting: readonly string[], choices: Map<string, Set<string>>): string | null {
  const before = choices.get(key);
  const left = new Set(before ? fitting.filter((choice) => before.has(choice)) : fitting);
  choices.set(key, left);
  return [...left][0] ?? null;
}

/** The least that a commitment is: known inside the company. */
const LEAST = "interno";

function tickProposals(
  { name }: Datum,
  { question, members }: Source & { kind: "ticks" },
  { values, words, question: questionOf }: ProposalContext,
): Proposal[] {
  const boxes = words.boxes[name];
  // Of several choices that are one member, a box says the first.
  const firsts = Object.entries(members).filter(
    ([key, member]) => key === Object.keys(members).find((other) => members[other] === member),
  );
  return firsts.flatMap(([key, member]): Proposal[] => {
    const at = boxes?.members.indexOf(member) ?? -1;
    if (at < 0 || !boxes) return [];
    const isTicked = truthIn(boxes.inRow ? values.at(name, 0, at) : values.at(name, at)) === true;
    if (!isTicked) return [];
    const [guid, element] = placeOf(question, key);
    const place = values.place(name, boxes.inRow ? 0 : at);
    if (questionOf(guid)?.questionClass === "checkbox")
      return [{ question: guid, element, value: "on", isNumber: false, place }];
    const least = optionsOf(questionOf(guid), element).some(({ id }) => id === LEAST) ? LEAST : null;
    return least === null ? [] : [{ question: guid, element, value: least, isNumber: false, place }];
  });
}

function tableProposals(table: Table, context: ProposalContext): Proposal[] {
  const { values } = context;
  if (table.by) return ruledProposals(table, table.by, context);
  const size = Math.max(...table.columns.map(({ name }) => values.rows(name)), 0);
  let next = 0;
  return Array.from({ length: size }, (_, down) => down).flatMap((down) => {
    const isFilled = table.columns.some(
      ({ name, read }) => read.kind !== "coordinates" && values.at(name, down) !== null,
    );
    const row = isFilled ? rowFor(table, down, next, values) : null;
    if (isFilled) next += 1;
    return row === null ? [] : rowProposals(table, row, down, context);
  });
}

/**
 * The row of the question: the next one, or the one that the first column names. Behind as many rows as the question has
 * stand sites that another table names.
 */
function rowFor({ rows, columns }: Table, down: number, next: number, values: TemplateValues): string | null {
  const named = columns.find(({ read }) => read.kind === "rowLabel");
  if (named?.read.kind !== "rowLabel") return down < rows.length ? (rows[next] ?? null) : null;
  const words = values.at(named.name, down);
  return Object.entries(named.read.labels).find(([, label]) => label === words)?.[0] ?? null;
}

function rowProposals(
  { columns, axis }: Table,
  row: string,
  down: number,
  context: ProposalContext,
): Proposal[] {
  const { values } = context;
  const country = (words: unknown) => {
    const code = typeof words === "string" ? values.country(words) : null;
    return code === null ? null : context.countryName(code);
  };
  const proposals: Proposal[] = [];
  const propose = (
    name: string,
    question: string,
    column: string,
    value: string | null,
    isNumber = false,
  ) => {
    if (value === null || value === "") return;
    proposals.push({
      question,
      element: `${row}.${column}`,
      value,
      isNumber,
      place: values.place(name, down),
    });
  };
  if (axis.kind === "country")
    propose(axis.name, axis.question, axis.column, country(values.at(axis.name, down)));
  for (const { name, type, read } of columns) {
    const value = values.at(name, down);
    if (read.kind === "element") {
      const unit = `${name}_unit`;
      const factor = context.words.units[unit] ? UNIT_FACTORS[String(values.at(unit, down))] : "1";
      const number = type.kind === "number" ? (factor === undefined ? null : numberIn(value, factor)) : null;
      propose(
        name,
        read.question,
        read.column,
        type.kind === "number" ? number : textIn(value),
        type.kind === "number",
      );
    } else if (read.kind === "country") propose(name, read.question, read.column, country(value));
    else if (read.kind === "coordinates") {
      const [latitude, longitude] = (textIn(value) ?? "").split(",").map((part) => numberIn(part.trim()));
      if (!latitude || !longitude) continue;
      propose(name, read.question, read.columns[0], latitude, true);
      propose(name, read.question, read.columns[1], longitude, true);
    } else if (read.kind === "addressPart" && read.part === "street") {
      const part = (concept: string) => textIn(values.at(concept, down)) ?? "";
      const [postcode, city] = [part("PostalCodeOfSite"), part("CityOfSite")];
      propose(name, read.question, read.column, addressLine({ street: part(name), postcode, city }));
    }
  }
  return proposals;
}

const textIn = (value: string | number | boolean | null): string | null =>
  value === null || typeof value === "boolean" ? null : String(value).trim();
