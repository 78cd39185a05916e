import type { ExpressionBuilder, Insertable, Selectable } from "kysely";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";

type Row = Selectable<Database["attachment"]>;

export interface StoredAttachment extends Row {
  /** "Name Surname"; null when the account is gone. */
  uploadedBy: string | null;
}

/** The most ids in one statement. */
const AT_ONCE = 400;

const portions = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, index) =>
    list.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/** The files of a company among these ids, by id; ids of no file of the company are absent. */
export async function attachmentsOf(
  handle: Db | Trx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, StoredAttachment>> {
  const byId = new Map<string, StoredAttachment>();
  for (const portion of portions([...new Set(ids)])) {
    const rows = await handle
      .selectFrom("attachment")
      .leftJoin("account", "account.id", "attachment.uploaded_by")
      .selectAll("attachment")
      .select(["account.name as given_name", "account.surname as surname"])
      .where("attachment.company_id", "=", companyId)
      .where("attachment.id", "in", portion)
      .execute();
    for (const { given_name, surname, ...row } of rows) {
      byId.set(row.id, { ...row, uploadedBy: given_name === null ? null : `${given_name} ${surname}` });
    }
  }
  return byId;
}

/** Which of these ids have a row, of any company. */
export async function knownAttachments(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const knownIds = new Set<string>();
  for (const portion of portions(ids)) {
    const rows = await db.selectFrom("attachment").select("id").where("id", "in", portion).execute();
    for (const { id } of rows) knownIds.add(id);
  }
  return knownIds;
}

/**
 * The same file uploaded earlier for the same question, for example by a double click; its waiting time starts again.
 */
export async function findTwin(
  trx: Trx,
  row: Pick<Row, "company_id" | "year" | "question_id" | "name" | "sha256">,
  at: string,
): Promise<string | undefined> {
  const twin = await trx
    .selectFrom("attachment")
    .select("id")
    .where("company_id", "=", row.company_id)
    .where("year", "=", row.year)
    .where("question_id", "=", row.question_id)
    .where("sha256", "=", row.sha256)
    .where("name", "=", row.name)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!twin) return undefined;
  await trx
    .updateTable("attachment")
    .set({ released_at: at })
    .where("id", "=", twin.id)
    .where("released_at", "is not", null)
    .execute();
  return twin.id;
}

export async function insertAttachment(trx: Trx, row: Insertable<Database["attachment"]>): Promise<void> {
  await trx.insertInto("attachment").values(row).execute();
}

const isInVersion = (eb: ExpressionBuilder<Database, "attachment">) =>
  eb.exists(
    eb
      .selectFrom("version_attachment")
      .select("version_id")
      .whereRef("version_attachment.attachment_id", "=", "attachment.id"),
  );

/** Kept by a saved position or an open candidate. */
const isKept = (eb: ExpressionBuilder<Database, "attachment">) =>
  eb.exists(
    eb
      .selectFrom("kept_attachment")
      .select("keeper_id")
      .whereRef("kept_attachment.attachment_id", "=", "attachment.id"),
  );

const isUnkept = (eb: ExpressionBuilder<Database, "attachment">) =>
  eb.not(eb.or([isInVersion(eb), isKept(eb)]));

/**
 * Bytes of a company's year: of the draft, of saved positions and candidates. Files that only issued versions keep do
 * not count.
 */
export async function bytesInUse(trx: Trx, companyId: string, year: number): Promise<number> {
  const { total } = await trx
    .selectFrom("attachment")
    .select((eb) => eb.fn.sum<number | string | null>("size").as("total"))
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where((eb) => eb.or([eb("released_at", "is", null), eb.not(isInVersion(eb)), isKept(eb)]))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** In place of a question: the file belongs to the first answer that names it. */
export const OF_NO_QUESTION = "";

/** Marks files as named by the draft; one of no question is from now on this question's. Returns the ids that exist. */
export async function holdAttachments(
  trx: Trx,
  key: Pick<Row, "company_id" | "year" | "question_id">,
  ids: readonly string[],
  takesUnbound = false,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .updateTable("attachment")
    .set({ released_at: null, question_id: key.question_id })
    .where("company_id", "=", key.company_id)
    .where("year", "=", key.year)
    .where("question_id", "in", takesUnbound ? [key.question_id, OF_NO_QUESTION] : [key.question_id])
    .where("id", "in", ids)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The draft no longer names these files; the sweep deletes them a day later, unless an answer names them again. */
export async function releaseForADay(trx: Trx, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable("attachment").set({ released_at: at }).where("id", "in", ids).execute();
}

/**
 * The draft no longer names these files; deletes those that nothing else keeps. Returns the ids whose bytes may be
 * deleted too.
 */
export async function releaseAttachments(trx: Trx, ids: readonly string[], at: string): Promise<string[]> {
  if (ids.length === 0) return [];
  await releaseForADay(trx, ids, at);
  const rows = await trx
    .deleteFrom("attachment")
    .where("id", "in", ids)
    .where((eb) => isUnkept(eb))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Rows that one statement deletes. */
const ABANDONED = 40;

/**
 * Deletes rows that no draft has named since then and that nothing else keeps, as long as there is time. Returns their
 * ids.
 */
export async function deleteAbandoned(
  trx: Trx,
  since: string,
  hasTime: () => boolean,
): Promise<{ ids: string[]; isMore: boolean }> {
  const ids: string[] = [];
  for (;;) {
    const abandoned = trx
      .selectFrom("attachment")
      .select("id")
      .where("released_at", "<=", since)
      .where((eb) => isUnkept(eb))
      .limit(ABANDONED);
    const rows = await trx.deleteFrom("attachment").where("id", "in", abandoned).returning("id").execute();
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < ABANDONED) return { ids, isMore: false };
    if (!hasTime()) return { ids, isMore: true };
  }
}

/** An issued version keeps its files, even if the draft drops them. */
export async function keepForVersion(trx: Trx, versionId: string, ids: readonly string[]): Promise<void> {
  for (const portion of portions(ids)) {
    const rows = portion.map((id) => ({ version_id: versionId, attachment_id: id }));
    await trx.insertInto("version_attachment").values(rows).execute();
  }
}

/** Lets a saved position or an open candidate keep files; ids of no file of the company are left out. */
export async function keepFor(
  trx: Trx,
  keeperId: string,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  const existingIds = [...(await attachmentsOf(trx, companyId, ids)).keys()];
  for (const portion of portions(existingIds)) {
    const rows = portion.map((id) => ({ keeper_id: keeperId, attachment_id: id }));
    await trx.insertInto("kept_attachment").values(rows).execute();
  }
}

/** The next sweep deletes files that only this keeper kept. */
export async function letGoOf(trx: Trx, keeperId: string): Promise<void> {
  await trx.deleteFrom("kept_attachment").where("keeper_id", "=", keeperId).execute();
}
