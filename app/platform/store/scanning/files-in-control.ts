import type { Selectable } from "kysely";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";

export type WaitingFile = Selectable<Database["attachment"]>;

/** Files that wait for the malware scanner, the oldest first, without those of these ids. */
export const filesInControl = (db: Db, most: number, without: string[]): Promise<WaitingFile[]> =>
  db
    .selectFrom("attachment")
    .selectAll()
    .where("control", "=", "waiting")
    .where("id", "not in", without)
    .orderBy("uploaded_at")
    .orderBy("id")
    .limit(most)
    .execute();

/** The control of a file has ended. */
export async function endControl(trx: Trx, id: string): Promise<void> {
  await trx.updateTable("attachment").set({ control: null }).where("id", "=", id).execute();
}

/** A file as it is now; undefined where it has been deleted. */
export const storedFile = (trx: Trx, id: string): Promise<WaitingFile | undefined> =>
  trx.selectFrom("attachment").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Deletes a file that no answer names any more, with the certificates that name it and whatever keeps it. An issued version
 * has its name and hash in what is sealed.
 */
export async function deleteFile(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("attestation").where("attachment_id", "=", id).execute();
  await trx.deleteFrom("kept_attachment").where("attachment_id", "=", id).execute();
  await trx.deleteFrom("version_attachment").where("attachment_id", "=", id).execute();
  await trx.deleteFrom("attachment").where("id", "=", id).execute();
}

/** The person who handed a file in; undefined when the account is gone. */
export const uploaderOf = (
  trx: Trx,
  { uploaded_by }: WaitingFile,
): Promise<{ address: string; name: string } | undefined> =>
  trx
    .selectFrom("account")
    .select(["email as address", "name"])
    .where("id", "=", uploaded_by)
    .executeTakeFirst();
