import type { Issue } from "../issues";
import { readNumber } from "../italian-number";
import { toHalfWidth } from "../plain-text";

/** A company signs up with one of these identifiers (D8). */
export const COMPANY_IDENTIFIERS = ["partitaIva", "vatNumber", "dunsNumber"] as const;
export type CompanyIdentifier = (typeof COMPANY_IDENTIFIERS)[number];
export type IdentifierKind = CompanyIdentifier | "fiscalCode";
type IdentifierErrorKey = "invalid_partita_iva" | "invalid_vat" | "invalid_duns" | "invalid_fiscal_code";

/** The contacts of the registry, in the order of the form. */
export const CONTACT_ROLES = ["top-management-role", "supply-chain-role", "sustainability-ref-role"] as const;

/** Member states of the European Union besides Italy, ISO 3166-1 alpha-2. */
const OTHER_EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** The pattern of each cleaned identifier (spec §5), without its check digit. */
const SHAPES: Record<IdentifierKind, { pattern: RegExp; error: IdentifierErrorKey }> = {
  partitaIva: { pattern: /^\d{11}$/, error: "invalid_partita_iva" },
  vatNumber: { pattern: /^[A-Z]{2}(?=(?:[A-Z]*\d){6})[A-Z\d]{6,18}$/, error: "invalid_vat" },
  dunsNumber: { pattern: /^\d{9}$/, error: "invalid_duns" },
  fiscalCode: { pattern: /^[A-Z\d]{9,20}$/, error: "invalid_fiscal_code" },
};

/** The one identifier a company signs up with (D8). */
export function identifierKindFor(country: string): CompanyIdentifier {
  if (country === "IT") return "partitaIva";
  return OTHER_EU.includes(country) ? "vatNumber" : "dunsNumber";
}

/**
 * Without spaces, dots and an Italian prefix, in plain capitals; leading zeros stay. A DUNS number also loses its
 * hyphens.
 */
export function cleanIdentifier(kind: IdentifierKind, typed: string): string {
  const code = toHalfWidth(typed)
    .replace(/[\s.\p{Cf}]/gu, "")
    .toUpperCase();
  if (kind === "vatNumber") return code;
  if (kind === "dunsNumber") return code.replaceAll("-", "");
  return code.replace(/^IT(?=\d{11}$)/, "");
}

export function identifierError(kind: IdentifierKind, cleaned: string): IdentifierErrorKey | null {
  const { pattern, error } = SHAPES[kind];
  return pattern.test(cleaned) ? null : error;
}

/** The issues of the identifiers in a sign-up: it gives one, of the kind its country requires (D8). */
export function signUpIdentifierIssues(
  country: string,
  typed: Partial<Record<CompanyIdentifier, string | undefined>>,
): Issue[] {
  const kind = identifierKindFor(country);
  const others = COMPANY_IDENTIFIERS.filter((other) => other !== kind && typed[other]);
  const cleaned = cleanIdentifier(kind, typed[kind] ?? "");
  const code = cleaned === "" ? "mandatory_field" : identifierError(kind, cleaned);
  return [
    ...others.map((path) => ({ path, code: "not_acceptable" })),
    ...(code === null ? [] : [{ path: kind, code }]),
  ];
}

/** The most characters of each registry field. */
export const REGISTRY_LIMITS = {
  businessName: 200,
  city: 100,
  address: 200,
  description: 2000,
  link: 300,
  contactEmail: 254,
  contactName: 100,
  contactSurname: 100,
  contactPhone: 30,
} as const;

type Text = keyof typeof REGISTRY_LIMITS;
type Amount = "annualTurnover" | "workforce" | "numberOfEmployees";
type AmountErrorKey = "only_digits" | "no_decimals" | "only_positive" | "too_large";

const REQUIRED: readonly string[] = ["businessName"] satisfies Text[];
/** Issues of these alone do not prevent saving the rest (spec §5). */
const AMOUNTS: readonly string[] = ["annualTurnover", "workforce", "numberOfEmployees"] satisfies Amount[];

/** The issues of a text, an identifier or an amount of the registry, cleaned as it will be stored. */
export function registryIssues(path: Text | Amount | IdentifierKind, value: string): Issue[] {
  if (value === "") return REQUIRED.includes(path) ? [{ path, code: "mandatory_field" }] : [];
  if (isAmount(path)) {
    const amount = readWholeAmount(value);
    return "error" in amount ? [{ path, code: amount.error }] : [];
  }
  if (path in SHAPES) {
    const code = identifierError(path as IdentifierKind, value);
    return code ? [{ path, code }] : [];
  }
  const max = REGISTRY_LIMITS[path as Text];
  return value.length > max ? [{ path, code: "too_long", params: { max: String(max) } }] : [];
}

type Typed = Partial<Record<IdentifierKind | Amount, string | undefined>>;

/** The issues of what was typed, before any server has seen it: whether it has the shape that the registry needs. */
export function typedRegistryIssues(country: string | undefined, typed: Typed): Issue[] {
  const needed = country === undefined ? null : identifierKindFor(country);
  return Object.entries(typed).flatMap(([path, value]) => {
    if (value === undefined) return [];
    const kind = path as keyof Typed;
    if (!(kind in SHAPES)) return registryIssues(kind, value);
    const cleaned = cleanIdentifier(kind as IdentifierKind, value);
    const isMissing = cleaned === "" && kind === needed && kind !== "dunsNumber";
    return isMissing ? [{ path, code: "mandatory_field" }] : registryIssues(kind, cleaned);
  });
}

/** A telephone number as people write it: digits in groups, at least six of them. */
function isPhoneNumber(text: string): boolean {
  return /^[\d +().-]+$/.test(text) && text.replace(/\D/g, "").length >= 6;
}

interface Contact {
  name: string;
  surname: string;
  phone: string | null;
}

/** The issues of the reference contacts, each by its place in the list. */
export const contactsIssues = (contacts: readonly Contact[]): Issue[] =>
  contacts.flatMap((contact, index) =>
    contactIssues(contact).map((issue) => ({ ...issue, path: `contacts.${index}.${issue.path}` })),
  );

function contactIssues({ name, surname, phone }: Contact): Issue[] {
  const empty = Object.entries({ name, surname }).filter(([, value]) => value === "");
  const issues: Issue[] = empty.map(([path]) => ({ path, code: "mandatory_field" }));
  return phone === null || isPhoneNumber(phone)
    ? issues
    : [...issues, { path: "phone", code: "invalid_phone" }];
}

/** Whether the fields without an issue may be saved although another field has one. */
export function canSaveTheRest(issues: readonly Issue[]): boolean {
  return issues.every(({ path }) => isAmount(path));
}

/** The issues of two numbers that contradict each other, each of which is refused: employees are people at work too. */
export function headcountIssues(
  { workforce, employees }: { workforce: number | null; employees: number | null },
  paths: readonly ("workforce" | "numberOfEmployees")[],
): Issue[] {
  if (workforce === null || employees === null || employees <= workforce) return [];
  const params = { workforce: String(workforce), employees: String(employees) };
  return paths.map((path) => ({ path, code: "employees_above_workforce", params }));
}

/** Reads a whole amount of at least 0: people, or euro of turnover. It accepts Italian thousands separators. */
export function readWholeAmount(typed: string): { value: number } | { error: AmountErrorKey } {
  const reading = readNumber(typed, "integer");
  if ("value" in reading) {
    return reading.value.startsWith("-") ? { error: "only_positive" } : { value: Number(reading.value) };
  }
  if (reading.error === "no_decimals") return { error: "no_decimals" };
  return { error: reading.error === "too_many_digits" ? "too_large" : "only_digits" };
}

const isAmount = (path: string) => AMOUNTS.includes(path);
