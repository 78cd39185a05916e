import { randomInt } from "node:crypto";
import { stdnum } from "stdnum";
import { cleanIdentifier, identifierError, identifierKindFor } from "~/domain/company/registry-rules";
import { looksGenuine } from "../people/check-digits";
import { identifierTaken, type CompanyIdentifier, type CompanyRow } from "../store/companies";
import type { Trx } from "../scope";
import type { CompanyUpdate } from "~/api/contract/registry";
import { changed, NOTHING, refused, together, type Part } from "./part";

const COLUMNS = { partitaIva: "partita_iva", vatNumber: "vat_number", dunsNumber: "duns_number" } as const;
type Kind = keyof typeof COLUMNS;

/**
 * The identifiers as they will be in `country`. The one of the country's kind must be there (a missing DUNS number is
 * replaced by a marked placeholder); one whose check digit fails is kept after an explicit "è corretto" (D8, D9).
 */
export async function readIdentifiers(
  trx: Trx,
  row: CompanyRow,
  update: CompanyUpdate,
  country: string,
): Promise<Part> {
  const main = identifierKindFor(country);
  const kinds = Object.keys(COLUMNS) as Kind[];
  const parts = kinds.map((kind) => readIdentifier(row, update, country, kind, kind === main));
  const faults = await Promise.all(
    kinds.map((kind, index) => takenFault(trx, row, kind, parts[index] ?? NOTHING)),
  );
  return together([changed({ id_type: main }), ...parts, ...faults, readFiscalCode(row, update, country)]);
}

function readIdentifier(
  row: CompanyRow,
  update: CompanyUpdate,
  country: string,
  kind: Kind,
  isMain: boolean,
): Part {
  const column = COLUMNS[kind];
  const value = update[kind] === undefined ? (row[column] ?? "") : cleanIdentifier(kind, update[kind]);
  if (value === row[column]) return NOTHING;
  if (value === "" && isMain)
    return kind === "dunsNumber" ? placeholder(row) : refused(kind, "mandatory_field");
  if (value === "") return changed(columnChange(kind, null));
  const error = identifierError(kind, value);
  if (error) return refused(kind, error);
  const isKept = update.identifierConfirmed === true || looksGenuine(kind, value, country);
  return isKept ? changed(columnChange(kind, value)) : refused(kind, "unverified_identifier");
}

const columnChange = (kind: Kind, value: string | null) => ({
  [COLUMNS[kind]]: value,
  ...(kind === "dunsNumber" && { is_duns_fake: 0 }),
});

/** A DUNS number never begins with 00: a placeholder cannot be anybody's number. */
const placeholder = (row: CompanyRow): Part =>
  row.duns_number !== null && row.is_duns_fake === 1
    ? NOTHING
    : changed({ duns_number: `00${randomInt(1e6, 1e7)}`, is_duns_fake: 1 });

async function takenFault(trx: Trx, row: CompanyRow, kind: Kind, { change }: Part): Promise<Part> {
  const column: CompanyIdentifier = COLUMNS[kind];
  const value = change[column];
  if (typeof value !== "string" || !(await identifierTaken(trx, column, value, row.id))) return NOTHING;
  return refused(kind, "company_exists");
}

/** The company's tax code: in Italy eleven digits, or the sixteen characters of a sole trader. */
function readFiscalCode(row: CompanyRow, update: CompanyUpdate, country: string): Part {
  if (update.fiscalCode === undefined) return NOTHING;
  const value = cleanIdentifier("fiscalCode", update.fiscalCode);
  if (value === (row.fiscal_code ?? "")) return NOTHING;
  if (value === "") return changed({ fiscal_code: null });
  const error = identifierError("fiscalCode", value);
  if (error) return refused("fiscalCode", error);
  const isKept = update.identifierConfirmed === true || country !== "IT" || isItalianTaxCode(value);
  return isKept ? changed({ fiscal_code: value }) : refused("fiscalCode", "unverified_identifier");
}

function isItalianTaxCode(value: string): boolean {
  const { iva, codicefiscale } = stdnum.IT ?? {};
  return [iva, codicefiscale].some((validator) => validator?.validate(value).isValid === true);
}
