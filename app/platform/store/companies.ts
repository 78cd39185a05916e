import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { CompanyIdentifier } from "~/domain/company/registry-rules";
import { proposedSize } from "~/domain/company/size";
import type { CompanySize, RegistryFacts } from "~/domain/question/answer";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";

export type CompanyRow = Selectable<Database["company"]>;
export type CompanyChange = Updateable<Database["company"]>;

/** The column of each kind of identifier. */
export const IDENTIFIER_COLUMN = {
  partitaIva: "partita_iva",
  vatNumber: "vat_number",
  dunsNumber: "duns_number",
} as const satisfies Record<CompanyIdentifier, keyof CompanyRow>;

export function findCompany(handle: Db | Trx, id: string): Promise<CompanyRow> {
  return handle.selectFrom("company").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** False when another company holds the identifier. */
export async function insertCompany(trx: Trx, row: Insertable<Database["company"]>): Promise<boolean> {
  const inserted = await trx
    .insertInto("company")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Of 30 columns each: fewer than 500 values a statement. */
const COMPANIES_A_STATEMENT = 16;

/** Inserts many companies at once; none of them may exist already. */
export async function insertCompanies(
  trx: Trx,
  rows: readonly Insertable<Database["company"]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += COMPANIES_A_STATEMENT) {
    await trx
      .insertInto("company")
      .values(rows.slice(from, from + COMPANIES_A_STATEMENT))
      .execute();
  }
}

/** True when a company other than `exceptId` holds the identifier. */
export async function identifierTaken(
  handle: Db | Trx,
  kind: CompanyIdentifier,
  value: string,
  exceptId: string | null,
): Promise<boolean> {
  const column = IDENTIFIER_COLUMN[kind];
  const holder = await handle.selectFrom("company").select("id").where(column, "=", value).executeTakeFirst();
  return holder !== undefined && holder.id !== exceptId;
}

export async function changeCompany(trx: Trx, id: string, change: CompanyChange): Promise<void> {
  await trx.updateTable("company").set(change).where("id", "=", id).execute();
}

/**
 * The facts that the rules of survey and scoring use; the size is the corrected one, or the one the figures propose.
 */
export function factsOf(
  row: Pick<CompanyRow, "employees" | "annual_turnover" | "size_override" | "macrosector">,
): RegistryFacts {
  const turnover = row.annual_turnover === null ? null : Number(row.annual_turnover);
  return {
    employees: row.employees,
    turnover,
    size: (row.size_override as CompanySize | null) ?? proposed(row.employees, turnover),
    macrosector: row.macrosector,
  };
}

/** The facts of a company that its card shows. */
export function essentialsOf(row: CompanyRow) {
  const { employees, turnover, size, macrosector } = factsOf(row);
  return {
    businessName: row.business_name,
    country: row.country,
    idType: row.id_type,
    identifier: row[IDENTIFIER_COLUMN[row.id_type]],
    annualTurnover: turnover,
    employees,
    size,
    macrosector,
    sector: row.sector,
  };
}

const proposed = (employees: number | null, turnover: number | null) =>
  employees === null || turnover === null ? null : proposedSize(employees, turnover);

/** The details by which an operator tells companies apart. */
export interface ListedCompany {
  id: string;
  businessName: string;
  country: string;
  /** The identifier of the kind the country requires; null while the company has none. */
  identifier: string | null;
  isEnabled: boolean;
  fiscalYear: number;
}

/** The most companies in a list. */
export const MOST_LISTED = 50;

const IDENTIFIERS = ["partita_iva", "vat_number", "duns_number"] as const;

/** Companies whose name or identifier contains a text, in any letter case; by name, the first fifty. */
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
