import type { Db, Trx } from "../../scope";
import { isMine } from "./is-mine";

/** Rows of one statement. */
export const AT_ONCE = 500;

export interface Page {
  accountId: string;
  /** How many rows of the list are known already. */
  skip: number;
}

/** Tasks that a person asked for, got, or ended. */
export const tasksWith = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("task")
    .select(["id", "year", "question_id", "milestone_id", "asked_at", "due_on", "ending", "ended_at"])
    .select(({ eb }) => [
      isMine("assignee_id", accountId).as("given_to_me"),
      isMine("asked_by", accountId).as("asked_by_me"),
      isMine("ended_by", accountId).as("ended_by_me"),
      // What a colleague wrote is the colleague's.
      eb.case().when("asked_by", "=", accountId).then(eb.ref("note")).end().as("note"),
    ])
    .where((eb) =>
      eb.or([
        eb("assignee_id", "=", accountId),
        eb("asked_by", "=", accountId),
        eb("ended_by", "=", accountId),
      ]),
    )
    .orderBy("asked_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Links to questions that a person sent; of the other person nothing. */
export const linksBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("question_link")
    .select(["id", "year", "question_id", "note", "asked_at", "expires_at", "ended_at", "ended_as"])
    .where("asked_by", "=", accountId)
    .orderBy("asked_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Proposals that a person decided on. */
export const decisionsBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("proposal")
    .select(["link_id", "year", "question_id", "state", "decided_at"])
    .where("decided_by", "=", accountId)
    .orderBy("decided_at")
    .orderBy("link_id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Links that any company sent to an address, with what was proposed through them. */
export const linksTo = (db: Db | Trx, email: string, skip: number) =>
  db
    .selectFrom("question_link")
    .innerJoin("company", "company.id", "question_link.company_id")
    .leftJoin("proposal", "proposal.link_id", "question_link.id")
    .select(["company.business_name", "question_link.name", "question_link.email", "question_link.note"])
    .select(["question_link.year", "question_link.question_id", "question_link.asked_at"])
    .select(["question_link.expires_at", "question_link.ended_at", "question_link.ended_as"])
    .select(["proposal.content", "proposal.sent_at", "proposal.times", "proposal.state"])
    .where("question_link.email", "=", email)
    .orderBy("question_link.asked_at")
    .orderBy("question_link.id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Whether a person signs in with a second factor, and how many codes are left; never a secret. */
export async function secondFactorOf(db: Db | Trx, accountId: string) {
  const row = await db
    .selectFrom("second_factor")
    .select(["begun_at", "enabled_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  const { left } = await db
    .selectFrom("recovery_code")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return row ? { ...row, recovery_codes_left: Number(left) } : null;
}

/** When a verifier last opened each case. */
export const visitsBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("verification_visit")
    .select(["verification_id", "visited_at"])
    .where("account_id", "=", accountId)
    .orderBy("visited_at")
    .orderBy("verification_id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Companies that a person of the provider enabled, or no longer. */
export const enablementsBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("enablement_change")
    .select(["id", "company_id", "enabled", "reason", "changed_at"])
    .where("changed_by", "=", accountId)
    .orderBy("changed_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Notices to all people that a person of the provider wrote. */
export const noticesBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("notice")
    .select(["id", "kind", "title", "body", "from_at", "until_at", "written_at", "ended_at"])
    .where("written_by", "=", accountId)
    .orderBy("written_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** What a person typed into forms of questions and did not save. */
export const jottingsBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("jotting")
    .select(["year", "question_id", "typed", "kept_at", "discarded_at"])
    .where("account_id", "=", accountId)
    .orderBy("kept_at")
    .orderBy("question_id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();
