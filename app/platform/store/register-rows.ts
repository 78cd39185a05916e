import type { ExpressionBuilder, Insertable, Selectable } from "kysely";
import type { KeptRegister, RegisterRow, RegisterRows, RowValues } from "~/domain/registers/register";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";
import type { EngineName } from "./engines/engine-of";
import { jsonInSql } from "./engines/json-in-sql";

type Row = Selectable<Database["register_row"]>;

export interface StoredRow extends RegisterRow {
  revision: number;
  updatedAt: string;
  /** "Name Surname"; null when the account is gone. */
  updatedBy: string | null;
}

type OfCompany = ExpressionBuilder<Database, "company">;

/** The kept registers of the company of a query, as JSON: a page that reads the company reads them with it. */
export const registerRows = (eb: OfCompany, engine: EngineName) =>
  jsonInSql(engine).rows(
    eb
      .selectFrom("register_row")
      .select(["register_row.id", "register_row.register", "register_row.content"])
      .whereRef("register_row.company_id", "=", "company.id"),
  );

/** The same of its certificates that name a standard. */
export const registerCertificates = (eb: OfCompany, engine: EngineName) =>
  jsonInSql(engine).rows(
    eb
      .selectFrom("attestation")
      .select(["attestation.id", "attestation.name", "attestation.standard", "attestation.issuer"])
      .select(["attestation.issued_on", "attestation.expires_on"])
      .where("attestation.standard", "is not", null)
      .whereRef("attestation.company_id", "=", "company.id"),
  );

type KeptJson = Pick<Row, "id" | "register" | "content">;
type CertificateJson = Pick<
  Selectable<Database["attestation"]>,
  "id" | "name" | "standard" | "issuer" | "issued_on" | "expires_on"
>;

/** What both queries have found. */
export function registersIn(kept: string, certificates: string): RegisterRows {
  const rows = JSON.parse(kept) as readonly KeptJson[];
  const of = (register: KeptRegister): RegisterRow[] =>
    rows.filter((row) => row.register === register).map(({ id, content }) => ({ id, values: read(content) }));
  const certified = (JSON.parse(certificates) as readonly CertificateJson[]).map((row) => ({
    id: row.id,
    values: certificateValues(row),
  }));
  return {
    ...{ sites: of("sites"), certificates: certified, policies: of("policies") },
    ...{ targets: of("targets"), figures: of("figures") },
  };
}

/** The rows of one register, the newest first. */
export async function rowsOfRegister(
  handle: Db | Trx,
  companyId: string,
  register: KeptRegister,
): Promise<StoredRow[]> {
  const rows = await stored(handle, companyId, register)
    .orderBy("register_row.updated_at", "desc")
    .orderBy("register_row.id")
    .execute();
  return rows.map(present);
}

/** Undefined when the company's register has no such row. */
export async function findRow(
  handle: Db | Trx,
  companyId: string,
  { register, id }: { register: KeptRegister; id: string },
): Promise<StoredRow | undefined> {
  const row = await stored(handle, companyId, register).where("register_row.id", "=", id).executeTakeFirst();
  return row && present(row);
}

export async function insertRow(
  trx: Trx,
  { values, ...row }: Omit<Insertable<Database["register_row"]>, "content"> & { values: RowValues },
): Promise<void> {
  await trx
    .insertInto("register_row")
    .values({ ...row, content: JSON.stringify(values) })
    .execute();
}

export async function changeRow(
  trx: Trx,
  id: string,
  { values, ...change }: Pick<Row, "revision" | "updated_by" | "updated_at"> & { values: RowValues },
): Promise<void> {
  await trx
    .updateTable("register_row")
    .set({ ...change, content: JSON.stringify(values) })
    .where("id", "=", id)
    .execute();
}

export async function deleteRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("register_row").where("id", "=", id).execute();
}

const stored = (handle: Db | Trx, companyId: string, register: KeptRegister) =>
  handle
    .selectFrom("register_row")
    .leftJoin("account", "account.id", "register_row.updated_by")
    .select(["register_row.id", "register_row.content", "register_row.revision", "register_row.updated_at"])
    .select(["account.name as given_name", "account.surname as surname"])
    .where("register_row.company_id", "=", companyId)
    .where("register_row.register", "=", register);

type Read = Awaited<ReturnType<ReturnType<typeof stored>["execute"]>>[number];

const present = ({ id, content, revision, updated_at, given_name, surname }: Read): StoredRow => ({
  id,
  values: read(content),
  revision,
  updatedAt: updated_at,
  updatedBy: given_name === null ? null : `${given_name} ${surname}`,
});

const read = (content: string) => JSON.parse(content) as RowValues;

const certificateValues = ({ name, standard, issuer, ...days }: CertificateJson): RowValues => ({
  ...{ name, issuer, standard: standard ?? "", issuedOn: days.issued_on },
  ...(days.expires_on === null ? {} : { expiresOn: days.expires_on }),
});
