import type { Insertable, Selectable, Updateable } from "kysely";
import type { CompanySize, RegistryFacts } from "~/domain/survey/answer";
import type { CompanyIdentifier } from "~/domain/company/registry-rules";
import { proposedSize } from "~/domain/company/size";
import type { Db, Trx } from "../scope";
import type { Database } from "./schema";

export type CompanyRow = Selectable<Database["company"]>;
export type CompanyChange = Updateable<Database["company"]>;

/** Where a company keeps each kind of identifier. */
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

/** Many companies at once, none of which may be there already. */
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

/** True when another company than `exceptId` holds the identifier. */
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

/** What the rules of survey and scoring look at; the size is the corrected one, or the one the figures propose. */
export function factsOf(row: CompanyRow): RegistryFacts {
  const turnover = row.annual_turnover === null ? null : Number(row.annual_turnover);
  return {
    employees: row.employees,
    turnover,
    size: (row.size_override as CompanySize | null) ?? proposed(row.employees, turnover),
    macrosector: row.macrosector,
  };
}

/** What a card says of its company. */
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
