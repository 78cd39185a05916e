import type { Company } from "~/api/contract/registry";
import type { CompanyChange, CompanyRow } from "../store/companies";
import type { IdentityRequest } from "../store/identity-requests";

/** The columns that say which company it is, and how the wire names those that a person gave. */
const NAMES = {
  business_name: "businessName",
  country: "country",
  partita_iva: "partitaIva",
  vat_number: "vatNumber",
  duns_number: "dunsNumber",
  fiscal_code: "fiscalCode",
  national_id: "nationalId",
  national_id_type: "nationalIdType",
  province: "province",
} as const;

/** What tells which company it is. */
export const IDENTITY = [
  "business_name",
  "country",
  "id_type",
  "partita_iva",
  "vat_number",
  "duns_number",
  "fiscal_code",
  "national_id",
  "national_id_type",
] as const satisfies (keyof CompanyRow)[];

/** What waits for the provider: whether a D-U-N-S is a placeholder goes with it. */
const REQUESTED = [...IDENTITY, "is_duns_fake"] as const;

/**
 * A change in two parts: what is stored at once, and what an enabled company has to ask the provider for. The province
 * goes with the country.
 */
export function splitIdentity(
  row: CompanyRow,
  change: CompanyChange,
): { stored: CompanyChange; requested: CompanyChange } {
  if (row.is_validated !== 1) return { stored: change, requested: {} };
  const differs = (column: keyof CompanyChange) => column in change && change[column] !== row[column];
  const columns = [...REQUESTED, ...(differs("country") ? (["province"] as const) : [])];
  const entries = Object.entries(change);
  const isIdentity = (column: string) => (columns as string[]).includes(column);
  return {
    stored: Object.fromEntries(entries.filter(([column]) => !isIdentity(column))) as CompanyChange,
    requested: Object.fromEntries(
      entries.filter(([column]) => isIdentity(column) && differs(column as keyof CompanyChange)),
    ) as CompanyChange,
  };
}

/** A request that waits, as the wire shows it: the new values; null = the field would be empty. */
export function presentRequest(request: IdentityRequest | null): Company["identityRequest"] {
  if (request === null) return null;
  const given = Object.entries(NAMES).filter(([column]) => column in request.changes);
  return {
    askedAt: request.askedAt,
    changes: given.map(([column, field]) => ({
      field,
      value: request.changes[column as keyof typeof NAMES] ?? null,
    })),
  };
}
