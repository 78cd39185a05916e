import { readNumber } from "../italian-number";

export type IdentifierKind = "partitaIva" | "vatNumber" | "dunsNumber" | "fiscalCode";
export type IdentifierErrorKey =
  "invalid_partita_iva" | "invalid_vat" | "invalid_duns" | "invalid_fiscal_code";

/** Member states of the European Union besides Italy, ISO 3166-1 alpha-2. */
const OTHER_EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** What each identifier must look like once cleaned (spec §5), whatever its check digit says. */
const SHAPES: Record<IdentifierKind, { pattern: RegExp; error: IdentifierErrorKey }> = {
  partitaIva: { pattern: /^\d{11}$/, error: "invalid_partita_iva" },
  vatNumber: { pattern: /^[A-Z]{2}(?=(?:[A-Z]*\d){6})[A-Z\d]{6,18}$/, error: "invalid_vat" },
  dunsNumber: { pattern: /^\d{9}$/, error: "invalid_duns" },
  fiscalCode: { pattern: /^[A-Z\d]{9,20}$/, error: "invalid_fiscal_code" },
};

/** The one identifier a company signs up with (D8). */
export function identifierKindFor(country: string): "partitaIva" | "vatNumber" | "dunsNumber" {
  if (country === "IT") return "partitaIva";
  return OTHER_EU.includes(country) ? "vatNumber" : "dunsNumber";
}

/** Without spaces, dots and an Italian prefix, in capitals; leading zeros stay. A DUNS number also loses its hyphens. */
export function cleanIdentifier(kind: IdentifierKind, typed: string): string {
  const code = typed.replace(/[\s.\p{Cf}]/gu, "").toUpperCase();
  if (kind === "vatNumber") return code;
  if (kind === "dunsNumber") return code.replaceAll("-", "");
  return code.replace(/^IT(?=\d{11}$)/, "");
}

export function identifierError(kind: IdentifierKind, cleaned: string): IdentifierErrorKey | null {
  const { pattern, error } = SHAPES[kind];
  return pattern.test(cleaned) ? null : error;
}

/** The longest text each field of the registry keeps, in characters. */
export const REGISTRY_LIMITS = {
  businessName: 200,
  country: 2,
  idType: 20,
  city: 100,
  address: 200,
  province: 100,
  description: 2000,
  dunsNumber: 9,
  fiscalCode: 20,
  partitaIva: 11,
  vatNumber: 20,
  nationalId: 40,
  nationalIdType: 40,
  eniId: 40,
  link: 300,
  contactEmail: 254,
  contactName: 100,
  contactSurname: 100,
  contactPhone: 30,
  attachmentName: 255,
} as const;

export type RegistryErrorKey = IdentifierErrorKey | AmountErrorKey | "mandatory_field" | "too_long";
export type AmountErrorKey = "only_digits" | "no_decimals" | "only_positive" | "too_large";

/** A registry form as typed, by field name. */
export type TypedRegistry = Readonly<Record<string, string | undefined>>;

export interface RegistryError {
  field: string;
  key: RegistryErrorKey;
  params?: Record<string, string>;
}

const REQUIRED = ["businessName", "country"];
const IDENTIFIERS: readonly IdentifierKind[] = ["partitaIva", "vatNumber", "dunsNumber", "fiscalCode"];
/** Errors on these alone do not keep the rest from being saved (spec §5). */
const AMOUNTS = ["annualTurnover", "numberOfEmployees"];

/** What is wrong with the fields a form posted; fields it does not have are not asked for. */
export function registryErrors(typed: TypedRegistry): RegistryError[] {
  return Object.entries(typed).flatMap(([field, value]) => fieldErrors(field, value?.trim() ?? ""));
}

/** Whether the fields without an error may be saved. */
export function canSaveTheRest(errors: readonly RegistryError[]): boolean {
  return errors.every(({ field }) => AMOUNTS.includes(field));
}

/** A whole amount, at least 0: employees, or euro of turnover. Italian thousands are understood. */
export function readWholeAmount(typed: string): { value: number } | { error: AmountErrorKey } {
  const reading = readNumber(typed, "integer");
  if ("value" in reading) {
    return reading.value.startsWith("-") ? { error: "only_positive" } : { value: Number(reading.value) };
  }
  if (reading.error === "no_decimals") return { error: "no_decimals" };
  return { error: reading.error === "too_many_digits" ? "too_large" : "only_digits" };
}

function fieldErrors(field: string, value: string): RegistryError[] {
  if (value === "") return REQUIRED.includes(field) ? [{ field, key: "mandatory_field" }] : [];
  const kind = IDENTIFIERS.find((identifier) => identifier === field);
  if (kind) return errorList(field, identifierError(kind, cleanIdentifier(kind, value)));
  if (AMOUNTS.includes(field)) {
    const amount = readWholeAmount(value);
    return errorList(field, "error" in amount ? amount.error : null);
  }
  const limit = Object.entries(REGISTRY_LIMITS).find(([name]) => name === field)?.[1];
  return limit !== undefined && value.length > limit
    ? [{ field, key: "too_long", params: { max: String(limit) } }]
    : [];
}

function errorList(field: string, key: RegistryErrorKey | null): RegistryError[] {
  return key ? [{ field, key }] : [];
}
