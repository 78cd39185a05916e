import { multiply } from "../decimal";
import type { CompanyData } from "./company-data";
import type { Fact } from "./fact";
import { quotient } from "./quotient";
import { type Entity, periodOf } from "./taxonomy";
import type { TemplateCell, TemplateWords } from "./template-cells";

const text = (range: string, value: string): TemplateCell => cell(range, 0, { kind: "text", value });
const number = (range: string, down: number, value: string): TemplateCell =>
  cell(range, down, { kind: "number", value });
const cell = (range: string, down: number, content: TemplateCell["content"]): TemplateCell => ({
  range,
  down,
  right: 0,
  content,
});

/** Who reports, and in which currency. Without a number that the template knows, the company chooses one there. */
export const identityCells = ({ name, identifier }: Entity): TemplateCell[] => [
  text("template_reporting_entity_name", name),
  text("template_currency", "EUR"),
  ...(identifier.label === null
    ? []
    : [
        text("template_reporting_entity_identifier_scheme", identifier.label),
        text("template_reporting_entity_identifier", identifier.value),
      ]),
];

const START = "template_reporting_period_startdate";
const END = "template_reporting_period_enddate";

/** The days of the year; the template puts each day together from its parts, which stand above it. */
export function periodCells(fiscalYear: number): TemplateCell[] {
  const { start, end } = periodOf(fiscalYear);
  return [
    ...partsOf(START, start),
    text(START, start),
    ...partsOf(END, end),
    text(END, end),
    text("template_starting_date_display", start),
    text("template_ending_date_display", end),
  ];
}

const partsOf = (range: string, day: string): TemplateCell[] =>
  day.split("-").map((part, index) => number(range, index - 3, String(Number(part))));

const HOURS = "RateOfRecordableWorkRelatedAccidentsInTheReportingPeriod";
const COVERED = "PercentageOfEmployeesCoveredByCollectiveBargainingAgreements";
const EXCLUDED = "UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement";

/** The cells without a name that the template computes facts from, so that it computes the same ones. */
export function inputCells(facts: readonly Fact[], data: CompanyData, words: TemplateWords): TemplateCell[] {
  const valueOf = (concept: string) =>
    facts.find((fact) => fact.concept === concept && !fact.member)?.value ?? null;
  const named = new Set(facts.map(({ name }) => name));
  const inputs = words.inputs.flatMap(({ range, down, question, element }) => {
    const value = named.has(range) ? data.element(question, element) : null;
    return value === null ? [] : [number(range, down, value)];
  });
  const staff = valueOf("NumberOfEmployees");
  const hours = data.element("v3-soc-salute-e-sicurezza-infortuni", "ore");
  const each = named.has(HOURS) && staff !== null && hours !== null ? quotient(hours, staff, 6) : null;
  const share = valueOf(COVERED);
  const covered = staff !== null && share !== null ? multiply(staff, share) : null;
  return [
    ...inputs,
    ...(each === null || hours === null ? [] : [number(HOURS, -2, each), number(HOURS, -1, hours)]),
    ...(covered === null ? [] : [number(COVERED, -1, covered)]),
    // The last box of the list says that none of the shares is reached.
    ...(valueOf(EXCLUDED) === "false" ? [cell(EXCLUDED, -1, { kind: "box", value: true })] : []),
  ];
}
