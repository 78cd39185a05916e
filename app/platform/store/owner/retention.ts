import type { Trx } from "../../scope";
import { eraseQuestionLink } from "./erase-people";

/** Rows that one statement deletes. */
const SOME = 200;

/** Deletes some of the mails that were asked for before an instant, sent or given up. */
export async function deleteMails(trx: Trx, before: string): Promise<number> {
  const oldest = trx
    .selectFrom("mail")
    .select("id")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(SOME);
  const { numDeletedRows } = await trx.deleteFrom("mail").where("id", "in", oldest).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes some of the invitations that expired before an instant. */
export async function deleteInvitations(trx: Trx, before: string): Promise<number> {
  const oldest = trx
    .selectFrom("invitation")
    .select("id")
    .where("expires_at", "<", before)
    .orderBy("expires_at")
    .limit(SOME);
  const { numDeletedRows } = await trx
    .deleteFrom("invitation")
    .where("id", "in", oldest)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes some of the links that could last be used before an instant. */
export async function deleteLinks(trx: Trx, before: string): Promise<number> {
  const oldest = trx
    .selectFrom("mailed_token")
    .select("token_hash")
    .where("expires_at", "<", before)
    .orderBy("expires_at")
    .limit(SOME);
  const { numDeletedRows } = await trx
    .deleteFrom("mailed_token")
    .where("token_hash", "in", oldest)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Links to questions that one statement finds; each takes several more. */
const A_FEW = 10;

/**
 * Deletes some of the links to questions that ended before an instant. A link whose answer the company took says where
 * the answer comes from; one whose proposal can still be decided on waits for that.
 */
export async function deleteQuestionLinks(trx: Trx, before: string): Promise<number> {
  const ended = await trx
    .selectFrom("question_link")
    .innerJoin("company", "company.id", "question_link.company_id")
    .leftJoin("proposal", "proposal.link_id", "question_link.id")
    .select(["question_link.id", "question_link.email"])
    .where(({ fn, ref }) => fn.coalesce("ended_at", ref("expires_at")), "<", before)
    .where((eb) =>
      eb.or([
        eb("proposal.state", "is", null),
        eb("proposal.state", "=", "declined"),
        eb.and([
          eb("proposal.state", "=", "waiting"),
          eb("proposal.year", "<>", eb.ref("company.fiscal_year")),
        ]),
      ]),
    )
    .limit(A_FEW)
    .execute();
  for (const link of ended) await eraseQuestionLink(trx, link);
  return ended.length;
}

/** Deletes some of the last mails to people whose account has gone, asked for before an instant. */
export async function deleteFarewells(trx: Trx, before: string): Promise<number> {
  const farewells = trx
    .selectFrom("mail")
    .select("id")
    .where("template", "=", "account-deleted")
    .where("created_at", "<", before)
    .limit(SOME);
  const { numDeletedRows } = await trx
    .deleteFrom("mail")
    .where("id", "in", farewells)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes some of the links to cards whose last day was before one, or that were withdrawn before an instant. */
export async function deleteShares(trx: Trx, before: string): Promise<number> {
  const over = await trx
    .selectFrom("card_share")
    .select("id")
    .where((eb) => eb.or([eb("ends_on", "<", before.slice(0, 10)), eb("withdrawn_at", "<", before)]))
    .limit(SOME)
    .execute();
  const ids = over.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom("share_opening").where("share_id", "in", ids).execute();
  await trx.deleteFrom("card_share").where("id", "in", ids).execute();
  return ids.length;
}
