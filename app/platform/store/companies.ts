import { type Insertable, type Selectable, type Updateable } from "kysely";
import type { CompanyIdentifier } from "~/domain/company/registry-rules";
import { companySearchKey } from "~/domain/company/search-key";
import { sizeOf } from "~/domain/company/size";
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
    .values({ ...row, search_key: companySearchKey(row) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Of 37 columns each: fewer than 500 values a statement. */
const COMPANIES_A_STATEMENT = 13;

/** Inserts many companies at once; none of them may exist already. */
export async function insertCompanies(
  trx: Trx,
  rows: readonly Insertable<Database["company"]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += COMPANIES_A_STATEMENT) {
    await trx
      .insertInto("company")
      .values(
        rows
          .slice(from, from + COMPANIES_A_STATEMENT)
          .map((row) => ({ ...row, search_key: companySearchKey(row) })),
      )
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
  if (!IN_SEARCH_KEY.some((column) => change[column] !== undefined)) return;
  const named = await trx
    .selectFrom("company")
    .select(IN_SEARCH_KEY)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("company")
    .set({ search_key: companySearchKey(named) })
    .where("id", "=", id)
    .execute();
}

const IN_SEARCH_KEY = ["business_name", "partita_iva", "vat_number", "duns_number"] as const;

/**
 * The facts that the rules of survey and scoring use; the size is the corrected one, or the one the figures propose.
 */
export function factsOf(
  row: Pick<CompanyRow, "employees" | "workforce" | "annual_turnover" | "size_override" | "macrosector">,
): RegistryFacts {
  const turnover = row.annual_turnover === null ? null : Number(row.annual_turnover);
  const figures = { employees: row.employees, workforce: row.workforce, turnover };
  return {
    ...figures,
    size: (row.size_override as CompanySize | null) ?? sizeOf(figures),
    macrosector: row.macrosector,
  };
}

/** The facts of a company that its card shows. */
export function essentialsOf(row: CompanyRow) {
  const { employees, workforce, turnover, size, macrosector } = factsOf(row);
  return {
    businessName: row.business_name,
    country: row.country,
    idType: row.id_type,
    identifier: row[IDENTIFIER_COLUMN[row.id_type]],
    annualTurnover: turnover,
    employees,
    workforce,
    size,
    macrosector,
    sector: row.sector,
  };
}

const IDENTIFIERS = ["partita_iva", "vat_number", "duns_number"] as const;

/** The id of the company with this id or identifier; null when there is none. */
export async function companyOf(db: Db, ref: string): Promise<string | null> {
  const row = await db
    .selectFrom("company")
    .select("id")
    .where((eb) => eb.or((["id", ...IDENTIFIERS] as const).map((column) => eb(column, "=", ref))))
    .executeTakeFirst();
  return row?.id ?? null;
}
