import { sql } from "kysely";
import type { Db } from "../scope";

/** A company, as an operator tells it from others. */
export interface ListedCompany {
  id: string;
  businessName: string;
  country: string;
  /** Of the kind its country asks for; null while it has none. */
  identifier: string | null;
  isEnabled: boolean;
  fiscalYear: number;
}

/** So many are listed at most. */
export const MOST_LISTED = 50;

const IDENTIFIERS = ["partita_iva", "vat_number", "duns_number"] as const;

/** Companies whose name or identifier contains a text, whatever its case; by name, the first fifty. */
export async function companiesLike(db: Db, search: string): Promise<ListedCompany[]> {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await db
    .selectFrom("company")
    .select(["id", "business_name", "country", "is_validated", "fiscal_year", ...IDENTIFIERS])
    .where((eb) =>
      eb.or(
        (["business_name", ...IDENTIFIERS] as const).map(
          (column) => sql<boolean>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`,
        ),
      ),
    )
    .orderBy((eb) => eb.fn<string>("lower", ["business_name"]))
    .orderBy("id")
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    businessName: row.business_name,
    country: row.country,
    identifier: row.partita_iva ?? row.vat_number ?? row.duns_number,
    isEnabled: row.is_validated === 1,
    fiscalYear: row.fiscal_year,
  }));
}

/** The id of the company with this id or identifier; null when there is none. */
export async function companyOf(db: Db, ref: string): Promise<string | null> {
  const row = await db
    .selectFrom("company")
    .select("id")
    .where((eb) => eb.or((["id", ...IDENTIFIERS] as const).map((column) => eb(column, "=", ref))))
    .executeTakeFirst();
  return row?.id ?? null;
}
