import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";
import { keptQuery } from "../kept/kept-query";

export type NoticeRow = Selectable<Database["notice"]>;

const inForce = keptQuery((handle, { accountId, now }: { accountId: string; now: string }) =>
  handle
    .selectFrom("notice")
    .leftJoin("accepted_notice", (join) =>
      join.onRef("accepted_notice.type", "=", "notice.id").on("accepted_notice.account_id", "=", accountId),
    )
    .select(["notice.id", "kind", "title", "body", "accepted_notice.type as accepted"])
    .where("ended_at", "is", null)
    .where("until_at", ">", now)
    .where("from_at", "<=", now),
);

/** The notice that is in force, and whether this person has accepted it already. */
export async function noticeFor(
  db: Db,
  accountId: string,
  now: string,
): Promise<(Pick<NoticeRow, "id" | "kind" | "title" | "body"> & { isAccepted: boolean }) | null> {
  const [row] = await inForce(db, { accountId, now });
  if (!row) return null;
  const { accepted, ...notice } = row;
  return { ...notice, isAccepted: accepted !== null };
}

/** The notice that is in force, or will be; at most one. */
export async function presentNotice(db: Db, now: string): Promise<NoticeRow | null> {
  const row = await db
    .selectFrom("notice")
    .selectAll()
    .where("ended_at", "is", null)
    .where("until_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

const MOST_PAST = 10;

/** Those that are over, the newest first. */
export const pastNotices = (db: Db, now: string): Promise<NoticeRow[]> =>
  db
    .selectFrom("notice")
    .selectAll()
    .where((eb) => eb.or([eb("ended_at", "is not", null), eb("until_at", "<=", now)]))
    .orderBy("written_at", "desc")
    .limit(MOST_PAST)
    .execute();

export async function insertNotice(trx: Trx, row: Insertable<Database["notice"]>): Promise<void> {
  await trx.insertInto("notice").values(row).execute();
}

/** False when it is over already. */
export async function endNotice(trx: Trx, id: string, at: string): Promise<boolean> {
  const ended = await trx
    .updateTable("notice")
    .set({ ended_at: at })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where("until_at", ">", at)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}
