import { stdnum } from "stdnum";
import type { CompanyIdentifier } from "~/domain/company/registry-rules";

/** What each member state calls its VAT number. */
const EU_VAT: Record<string, string> = {
  AT: "uid",
  BE: "vat",
  BG: "vat",
  CY: "vat",
  CZ: "dic",
  DE: "vat",
  DK: "cvr",
  EE: "kmkr",
  ES: "nif",
  FI: "alv",
  FR: "tva",
  GR: "vat",
  HR: "oib",
  HU: "anum",
  IE: "vat",
  IT: "iva",
  LT: "pvm",
  LU: "tva",
  LV: "pvn",
  MT: "vat",
  NL: "btw",
  PL: "nip",
  PT: "nif",
  RO: "cui",
  SE: "vat",
  SI: "ddv",
  SK: "dph",
};

/** The prefix of VAT numbers is the country's code, except for Greece. */
const PREFIX: Record<string, string> = { GR: "EL" };

/**
 * Whether a cleaned identifier fits its country's format and check digit. A DUNS number has no public check digit, so
 * it always passes. False is a reason to ask the company, not to refuse (D9).
 */
export function looksGenuine(kind: CompanyIdentifier, identifier: string, country: string): boolean {
  if (kind === "dunsNumber") return true;
  const giver = kind === "partitaIva" ? "IT" : country;
  const prefix = kind === "partitaIva" ? "" : (PREFIX[country] ?? country);
  const validator = stdnum[giver]?.[EU_VAT[giver] ?? ""];
  if (!validator) return true;
  return identifier.startsWith(prefix) && validator.validate(identifier.slice(prefix.length)).isValid;
}

/** Its digits were confirmed; or the caller has the specification alone, whose rules know no check digits (D9). */
export const needsNoCheck = ({ identifierConfirmed = true }: { identifierConfirmed?: boolean | undefined }) =>
  identifierConfirmed;
