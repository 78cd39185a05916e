import type { CompanyData } from "./company-data";
import type { Datum, Table } from "./datum";
import { factKey, type Disclosure, type Fact, type Module } from "./fact";
import type { Gap } from "./ruled-row";
import { tableFacts } from "./table-facts";
import { valueOf } from "./value-of";

export type DatumState = "answered" | "omitted" | "not_material" | "missing";

/** One line of the report: a datum or a table, with its facts and why it has none. */
export interface ReportLine {
  of: Datum | Table;
  state: DatumState;
  /** The company's own words on why it does not apply. */
  reason: string | null;
  facts: readonly Fact[];
  /** Why a table with answers is missing. */
  gap?: Gap | null;
  /** The question that answers it; null for data of the registry. */
  question: string | null;
}

export interface Mapping {
  data: readonly Datum[];
  tables: readonly Table[];
}

/** The question in which the company declares that it leaves disclosures out. */
const OMISSIONS = { question: "v3-gov-identita-e-sedi-omissioni", element: "alcune_text" };
const OMITTED = "ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation";

/** The disclosures that the company omits, as it wrote them: "B6, C1". */
function omittedDisclosures(data: CompanyData): Set<Disclosure> {
  if (data.element(OMISSIONS.question, "value") !== "alcune") return new Set();
  const written = data.element(OMISSIONS.question, OMISSIONS.element) ?? "";
  return new Set((written.toUpperCase().match(/\b[BC]\d{1,2}\b/g) ?? []) as Disclosure[]);
}

/** The report of a module: every line of it, with its facts. */
export function reportOf(
  { data: listed, tables }: Mapping,
  module: Module,
  data: CompanyData,
  disclosureMembers: Readonly<Record<Disclosure, string>>,
): ReportLine[] {
  const omitted = omittedDisclosures(data);
  const isIn = (of: { module: Module }) => module === "comprehensive" || of.module === "basic";
  const lines = [
    ...listed
      .filter(isIn)
      .map((of) => lineOf(of, factsOf(of, module, data, omitted), sourceQuestion(of), omitted, data)),
    ...tables.filter(isIn).map((of) => {
      const { facts, gap } = tableFacts(of, data);
      const line = lineOf(of, facts, of.question, omitted, data);
      return line.state === "missing" ? { ...line, gap } : line;
    }),
    omissionLine(omitted, disclosureMembers),
  ];
  return lines.filter((line) => line !== null);
}

/** The facts of a report, each once. */
export const factsIn = (lines: readonly ReportLine[]): Fact[] => [
  ...new Map(lines.flatMap(({ facts }) => facts.map((fact) => [factKey(fact), fact] as const))).values(),
];

const MODULE = "BasisForPreparation";
const MODULE_MEMBER = {
  basic: "vsme:OptionABasicModuleOnlyMember",
  comprehensive: "vsme:OptionBBasicModuleAndComprehensiveModuleMember",
};

function factsOf(of: Datum, module: Module, data: CompanyData, omitted: ReadonlySet<Disclosure>): Fact[] {
  const value = of.name === MODULE ? MODULE_MEMBER[module] : valueOf(of.source, data, omitted);
  const { name, concept, type, period, member } = of;
  return value === null ? [] : [{ name, concept, type, period, value, member, year: yearOf(of, data) }];
}

/** Without a year that is said, the fiscal year. */
function yearOf({ year }: Datum, data: CompanyData): number | undefined {
  const said = year && data.element(year.question, year.element);
  return said && /^\d{4}$/.test(said) ? Number(said) : undefined;
}

function sourceQuestion({ source }: Datum): string | null {
  if (source.kind === "registry") return null;
  return source.kind === "lines" || source.kind === "details"
    ? (source.lines[0]?.question ?? null)
    : source.question;
}

function lineOf(
  of: Datum | Table,
  facts: readonly Fact[],
  question: string | null,
  omitted: ReadonlySet<Disclosure>,
  data: CompanyData,
): ReportLine {
  if (omitted.has(of.disclosure)) return { of, state: "omitted", reason: null, facts: [], question };
  if (facts.length > 0) return { of, state: "answered", reason: null, facts, question };
  const silence = question === null ? { kind: "missing" as const } : data.silence(question);
  if (silence.kind === "missing") return { of, state: "missing", reason: null, facts, question };
  return { of, state: "not_material", reason: silence.reason, facts, question };
}

/** The list of what is left out, which is a datum of its own. */
function omissionLine(
  omitted: ReadonlySet<Disclosure>,
  disclosureMembers: Readonly<Record<Disclosure, string>>,
): ReportLine | null {
  if (omitted.size === 0) return null;
  const value = [...omitted]
    .flatMap((disclosure) => disclosureMembers[disclosure] ?? [])
    .sort()
    .join(" ");
  const of: Datum = {
    name: OMITTED,
    concept: OMITTED,
    disclosure: "B1",
    module: "basic",
    point: "B1 §24(b)",
    label: "Informative omesse perché riservate",
    need: "applicable",
    type: { kind: "members" },
    period: "instant",
    source: { kind: "element", ...OMISSIONS },
  };
  const { name, concept, type, period } = of;
  const facts = value === "" ? [] : [{ name, concept, type, period, value }];
  return {
    of,
    state: facts.length > 0 ? "answered" : "missing",
    reason: null,
    facts,
    question: OMISSIONS.question,
  };
}
