import type { Selectable } from "kysely";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";
import { spendMailedTokens } from "../accounts/sessions-and-tokens";

type LinkRow = Selectable<Database["question_link"]>;
type Ending = NonNullable<LinkRow["ended_as"]>;

export interface StoredLink {
  id: string;
  companyId: string;
  year: number;
  questionId: string;
  edition: number;
  email: string;
  name: string;
  note: string;
  showsAnswer: boolean;
  /** Account id. */
  askedBy: string;
  askedAt: string;
  expiresAt: string;
  endedAs: Ending | null;
}

export const linkOf = (row: LinkRow): StoredLink => ({
  id: row.id,
  companyId: row.company_id,
  year: row.year,
  questionId: row.question_id,
  edition: row.edition,
  email: row.email,
  name: row.name,
  note: row.note,
  showsAnswer: row.shows_answer === 1,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  expiresAt: row.expires_at,
  endedAs: row.ended_as,
});

export async function addLink(trx: Trx, link: Omit<StoredLink, "endedAs">): Promise<void> {
  await trx
    .insertInto("question_link")
    .values({
      id: link.id,
      company_id: link.companyId,
      year: link.year,
      question_id: link.questionId,
      edition: link.edition,
      email: link.email,
      name: link.name,
      note: link.note,
      shows_answer: Number(link.showsAnswer),
      asked_by: link.askedBy,
      asked_at: link.askedAt,
      expires_at: link.expiresAt,
      mail_id: null,
      ended_at: null,
      ended_as: null,
    })
    .execute();
}

export async function noteLinkMail(trx: Trx, id: string, mailId: number): Promise<void> {
  await trx.updateTable("question_link").set({ mail_id: mailId }).where("id", "=", id).execute();
}

/** A link of a company; null for any other id. */
export async function findLink(db: Db | Trx, companyId: string, id: string): Promise<StoredLink | null> {
  const row = await db
    .selectFrom("question_link")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row ? linkOf(row) : null;
}

/** Links that a list shows. */
const MOST_LISTED = 200;

interface WantedLinks {
  companyId: string;
  year: number;
  /** Null: all. */
  askedBy: string | null;
  now: string;
  most?: number;
}

/** The links of a year that neither a person nor the clock has ended, the newest first: of one asker, or of all. */
export async function openLinks(
  db: Db | Trx,
  { companyId, year, askedBy, now, most = MOST_LISTED }: WantedLinks,
): Promise<StoredLink[]> {
  const rows = await db
    .selectFrom("question_link")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .$if(askedBy !== null, (query) => query.where("asked_by", "=", askedBy ?? ""))
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(linkOf);
}

/** How many links a company has made since an instant, and when the first of them was made. */
export async function linksSince(
  trx: Trx,
  companyId: string,
  since: string,
): Promise<{ count: number; first: string | null }> {
  const row = await trx
    .selectFrom("question_link")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("asked_at").as("first")])
    .where("company_id", "=", companyId)
    .where("asked_at", ">", since)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), first: row.first };
}

/** The link to a question that an address has already. */
export async function linkToReplace(
  trx: Trx,
  { companyId, year, questionId, email }: Pick<StoredLink, "companyId" | "year" | "questionId" | "email">,
): Promise<string | null> {
  const row = await trx
    .selectFrom("question_link")
    .select("id")
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where("question_id", "=", questionId)
    .where("email", "=", email)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** More attempts than the mail worker makes. */
const NEVER_AGAIN = 1_000;

const SPENT = { revoked: "withdrawn", replaced: "replaced", settled: "used" } as const;

/** Ends a link: its token works no more, and its mail does not go if it has not gone yet. */
export async function endLink(trx: Trx, id: string, { as, at }: { as: Ending; at: string }): Promise<void> {
  await spendMailedTokens(trx, id, ["question"], { at, as: SPENT[as] });
  await trx
    .updateTable("mail")
    .set({ params: "{}", attempts: NEVER_AGAIN })
    .where("id", "in", (eb) => eb.selectFrom("question_link").select("mail_id").where("id", "=", id))
    .where("sent_at", "is", null)
    .execute();
  await trx
    .updateTable("question_link")
    .set({ ended_at: at, ended_as: as })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}
