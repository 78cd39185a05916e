import type { Selectable } from "kysely";
import type { Share } from "~/domain/card/share";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";

export interface StoredShare extends Share {
  id: string;
  companyId: string;
  /** The number of the card. */
  number: string;
  sealedToken: string;
  /** Account id. */
  createdBy: string;
  createdAt: string;
  withdrawnAt: string | null;
}

export type OpenedPart = Database["share_opening"]["part"];

type Row = Selectable<Database["card_share"]>;

const shareOf = (row: Row): StoredShare => ({
  id: row.id,
  companyId: row.company_id,
  number: row.version_id,
  recipient: row.recipient,
  showsScoring: row.shows_scoring === 1,
  sharesDocument: row.shares_document === 1,
  sharesReport: row.shares_report === 1,
  topics: JSON.parse(row.topics) as string[],
  endsOn: row.ends_on,
  sealedToken: row.sealed_token,
  createdBy: row.created_by,
  createdAt: row.created_at,
  withdrawnAt: row.withdrawn_at,
});

export async function addShare(trx: Trx, share: StoredShare, tokenHash: string): Promise<void> {
  await trx
    .insertInto("card_share")
    .values({
      id: share.id,
      company_id: share.companyId,
      version_id: share.number,
      recipient: share.recipient,
      shows_scoring: Number(share.showsScoring),
      shares_document: Number(share.sharesDocument),
      shares_report: Number(share.sharesReport),
      topics: JSON.stringify(share.topics),
      ends_on: share.endsOn,
      token_hash: tokenHash,
      sealed_token: share.sealedToken,
      created_by: share.createdBy,
      created_at: share.createdAt,
      withdrawn_at: share.withdrawnAt,
    })
    .execute();
}

export async function withdrawShare(trx: Trx, id: string, at: string): Promise<void> {
  await trx.updateTable("card_share").set({ withdrawn_at: at }).where("id", "=", id).execute();
}

/** A link of a company; undefined for any other id. */
export async function findShare(
  db: Db | Trx,
  companyId: string,
  id: string,
): Promise<StoredShare | undefined> {
  const row = await db
    .selectFrom("card_share")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row && shareOf(row);
}

/** The link of a token, whatever its state. */
export async function shareOfToken(db: Db | Trx, tokenHash: string): Promise<StoredShare | undefined> {
  const row = await db
    .selectFrom("card_share")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row && shareOf(row);
}

/** Links that a list shows. */
const MOST_LISTED = 300;

interface ListedShare extends StoredShare {
  /** Openings of its page, and the last of any part. */
  opened: number;
  lastOpenedAt: string | null;
}

/** The links of a company, the newest first. */
export async function sharesOf(db: Db, companyId: string): Promise<ListedShare[]> {
  const rows = await db
    .selectFrom("card_share")
    .selectAll("card_share")
    .select(({ selectFrom }) => [
      selectFrom("share_opening")
        .whereRef("share_id", "=", "card_share.id")
        .where("part", "=", "page")
        .select(({ fn }) => fn.sum<number>("times").as("times"))
        .as("opened"),
      selectFrom("share_opening")
        .whereRef("share_id", "=", "card_share.id")
        .select(({ fn }) => fn.max("last_at").as("last"))
        .as("last_opened_at"),
    ])
    .where("company_id", "=", companyId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ opened, last_opened_at, ...row }) => ({
    ...shareOf(row),
    opened: Number(opened ?? 0),
    lastOpenedAt: last_opened_at,
  }));
}

/** How many links of a company work on a day, and how many it has made since an instant. */
export async function countShares(
  trx: Trx,
  companyId: string,
  { today, since }: { today: string; since: string },
): Promise<{ open: number; made: number }> {
  const own = trx.selectFrom("card_share").where("company_id", "=", companyId);
  const open = await own
    .where("withdrawn_at", "is", null)
    .where("ends_on", ">=", today)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const made = await own
    .where("created_at", ">", since)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { open: Number(open.count), made: Number(made.count) };
}

/** The length of "2026-11-25T14". */
const TO_THE_HOUR = 13;

/** Notes that a link was opened; who opens it over and over adds one row an hour. */
export async function noteOpening(trx: Trx, id: string, part: OpenedPart, at: string): Promise<void> {
  await trx
    .insertInto("share_opening")
    .values({ share_id: id, part, hour: at.slice(0, TO_THE_HOUR), first_at: at, last_at: at, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["share_id", "part", "hour"])
        .doUpdateSet((eb) => ({ last_at: at, times: eb("share_opening.times", "+", 1) })),
    )
    .execute();
}

/** Hours that the log of a link shows. */
const MOST_HOURS = 200;

/** When a link was opened, the newest hour first. */
export const openingsOf = (db: Db, id: string) =>
  db
    .selectFrom("share_opening")
    .select(["part", "first_at as firstAt", "last_at as lastAt", "times"])
    .where("share_id", "=", id)
    .orderBy("last_at", "desc")
    .orderBy("part")
    .limit(MOST_HOURS)
    .execute();
