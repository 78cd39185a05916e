import { stdnum } from "stdnum";
import type { CompanyUpdate } from "~/api/contract/registry";
import {
  cleanIdentifier,
  COMPANY_IDENTIFIERS,
  type CompanyIdentifier,
  identifierKindFor,
} from "~/domain/company/registry-rules";
import { looksGenuine, needsNoCheck } from "../config/check-digits";
import type { Trx } from "../scope";
import { type CompanyRow, IDENTIFIER_COLUMN, identifierTaken } from "../store/companies";
import { changed, keep, NOTHING, type SectionChange, refused, together } from "./section-change";
import { randomInt } from "node:crypto";

/**
 * The identifiers as they will be in `country`: only the one of the country's kind (D8). It is required (a marked
 * placeholder replaces a missing DUNS number); one whose check digit fails is stored after an explicit "è corretto"
 * (D9).
 */
export async function readIdentifiers(
  trx: Trx,
  row: CompanyRow,
  update: CompanyUpdate,
  country: string,
): Promise<SectionChange> {
  const main = identifierKindFor(country);
  const others = COMPANY_IDENTIFIERS.filter((kind) => kind !== main);
  const parts = [
    changed({ id_type: main }),
    await readIdentifier(trx, row, update, country, main),
    ...others.map((kind) => readOther(update, kind)),
    readFiscalCode(row, update, country),
  ];
  return together(parts);
}

const readOther = (update: CompanyUpdate, kind: CompanyIdentifier): SectionChange =>
  update[kind] ? refused(kind, "not_acceptable") : changed(columnChange(kind, null));

async function readIdentifier(
  trx: Trx,
  row: CompanyRow,
  update: CompanyUpdate,
  country: string,
  kind: CompanyIdentifier,
): Promise<SectionChange> {
  const stored = row[IDENTIFIER_COLUMN[kind]];
  const value = update[kind] === undefined ? (stored ?? "") : cleanIdentifier(kind, update[kind]);
  if (value === stored) return NOTHING;
  if (value === "") return readMissing(trx, row, kind);
  const kept = keep(kind, value, (identifier) => columnChange(kind, identifier));
  if (kept.issues.length > 0) return kept;
  const isConfirmed = needsNoCheck(update) || looksGenuine(kind, value, country);
  if (!isConfirmed) return refused(kind, "unverified_identifier");
  return (await identifierTaken(trx, kind, value, row.id)) ? refused(kind, "company_exists") : kept;
}

const columnChange = (kind: CompanyIdentifier, value: string | null) => ({
  [IDENTIFIER_COLUMN[kind]]: value,
  ...(kind === "dunsNumber" && { is_duns_fake: 0 }),
});

/** The identifier that the country requires may be missing only if a placeholder can replace it. */
async function readMissing(trx: Trx, row: CompanyRow, kind: CompanyIdentifier): Promise<SectionChange> {
  if (kind !== "dunsNumber") return refused(kind, "mandatory_field");
  if (row.duns_number !== null && row.is_duns_fake === 1) return NOTHING;
  return changed({ duns_number: await placeholderDuns(trx), is_duns_fake: 1 });
}

/** The company's tax code: in Italy eleven digits, or the sixteen characters of a sole trader. */
function readFiscalCode(row: CompanyRow, update: CompanyUpdate, country: string): SectionChange {
  if (update.fiscalCode === undefined) return NOTHING;
  const value = cleanIdentifier("fiscalCode", update.fiscalCode);
  if (value === (row.fiscal_code ?? "")) return NOTHING;
  const kept = keep("fiscalCode", value, (code) => ({ fiscal_code: code }));
  if (value === "" || kept.issues.length > 0) return kept;
  const isConfirmed = needsNoCheck(update) || country !== "IT" || isItalianTaxCode(value);
  return isConfirmed ? kept : refused("fiscalCode", "unverified_identifier");
}

function isItalianTaxCode(value: string): boolean {
  const { iva, codicefiscale } = stdnum.IT ?? {};
  return [iva, codicefiscale].some((validator) => validator?.validate(value).isValid === true);
}

/** A DUNS number never begins with 00, so that a placeholder is never a real number. */
const draw = () => `00${randomInt(1e6, 1e7)}`;

/** The placeholder for a missing DUNS number; drawn again while another company holds it. */
export async function placeholderDuns(trx: Trx, drawn: () => string = draw): Promise<string> {
  for (;;) {
    const number = drawn();
    if (!(await identifierTaken(trx, "dunsNumber", number, null))) return number;
  }
}
