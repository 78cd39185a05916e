import type { Insertable, Selectable } from "kysely";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";
import { keptQuery } from "./kept/kept-query";

/** Files of certificates are uploaded under this key instead of a question's id. */
export const ATTESTATIONS = "attestations";

type Row = Selectable<Database["attestation"]>;

export interface StoredAttestation extends Row {
  fileName: string;
  fileSize: number;
  fileControl: "waiting" | null;
  /** "Name Surname"; null when the account is gone. */
  updatedBy: string | null;
}

const newestFirst = keptQuery((handle, { companyId }: { companyId: string }) =>
  stored(handle, companyId).orderBy("issued_on", "desc").orderBy("attestation.id"),
);

/** The certificates of a company, the newest first. */
export function attestationsOf(handle: Db | Trx, companyId: string): Promise<StoredAttestation[]> {
  return newestFirst(handle, { companyId }).then(all);
}

/** Undefined when the company has no such certificate. */
export async function findAttestation(
  handle: Db | Trx,
  companyId: string,
  id: string,
): Promise<StoredAttestation | undefined> {
  const rows = await stored(handle, companyId).where("attestation.id", "=", id).execute();
  return all(rows)[0];
}

export async function insertAttestation(trx: Trx, row: Insertable<Database["attestation"]>): Promise<void> {
  await trx.insertInto("attestation").values(row).execute();
}

export async function changeAttestation(trx: Trx, id: string, change: Partial<Row>): Promise<void> {
  await trx.updateTable("attestation").set(change).where("id", "=", id).execute();
}

export async function deleteAttestation(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("attestation").where("id", "=", id).execute();
}

/** Whether any certificate names this file. */
export async function isFileNamed(trx: Trx, attachmentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("attestation")
    .select("id")
    .where("attachment_id", "=", attachmentId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const stored = (handle: Db | Trx, companyId: string) =>
  handle
    .selectFrom("attestation")
    .innerJoin("attachment", "attachment.id", "attestation.attachment_id")
    .leftJoin("account", "account.id", "attestation.updated_by")
    .selectAll("attestation")
    .select([
      "attachment.name as fileName",
      "attachment.size as fileSize",
      "attachment.control as fileControl",
    ])
    .select(["account.name as given_name", "account.surname as surname"])
    .where("attestation.company_id", "=", companyId);

const all = (rows: Awaited<ReturnType<ReturnType<typeof stored>["execute"]>>): StoredAttestation[] =>
  rows.map(({ given_name, surname, ...row }) => ({
    ...row,
    updatedBy: given_name === null ? null : `${given_name} ${surname}`,
  }));
