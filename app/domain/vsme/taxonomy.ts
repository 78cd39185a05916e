/** The edition of the taxonomy that the report is written in. */
export const ENTRY_POINT = "https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme-all.xsd";

/** Its namespaces by prefix, and those of units. */
export const NAMESPACES = {
  vsme: "https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme",
  waste: "https://xbrl.efrag.org/taxonomy/waste/2026-05-01/waste",
  nace: "https://xbrl.efrag.org/taxonomy/nace/2026-05-01",
  country: "https://xbrl.org/2024/iso3166",
  utr: "http://www.xbrl.org/2009/utr",
  iso4217: "http://www.xbrl.org/2003/iso4217",
  xbrli: "http://www.xbrl.org/2003/instance",
} as const;
type Prefix = keyof typeof NAMESPACES;

/** The measures of each unit: numerator and denominator. */
export const MEASURES = {
  EUR: ["iso4217:EUR"],
  MWh: ["utr:MWh"],
  tCO2e: ["utr:tCO2e"],
  "tCO2e/EUR": ["utr:tCO2e", "iso4217:EUR"],
  m3: ["utr:m3"],
  sqm: ["utr:sqm"],
  t: ["utr:t"],
  kg: ["utr:kg"],
  pure: ["xbrli:pure"],
} as const;

/** A member as extensible enumerations name it: namespace, "#", local name. */
function expandedName(member: string): string {
  const [prefix = "", local = ""] = member.split(":");
  return `${NAMESPACES[prefix as Prefix]}#${local}`;
}

/** Several, in the order that the rules of sets ask for. */
export const expandedNames = (members: string): string =>
  members.split(" ").map(expandedName).sort().join(" ");

/** The kinds of numbers that the digital template knows. */
export const TEMPLATE_SCHEMES = ["LEI", "EUID", "DUNS"] as const;

/** What an instance is about. */
export interface Entity {
  name: string;
  /** The address of the scheme, its name in the digital template, and the number in it. */
  identifier: { scheme: string; label: (typeof TEMPLATE_SCHEMES)[number] | null; value: string };
  fiscalYear: number;
}

/** The first and last day of a year. */
export const periodOf = (year: number) => ({
  start: `${year}-01-01`,
  end: `${year}-12-31`,
});
