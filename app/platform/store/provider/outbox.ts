import { sql } from "kysely";
import type { Db, Trx } from "../../scope";
import type { MailTemplate } from "../mails";

export type OutboxState = "waiting" | "retried" | "failed";

/** A mail that was not sent: nothing of what it says, nor a link. */
export interface OutboxMail {
  id: number;
  recipient: string;
  template: MailTemplate;
  state: OutboxState;
  attempts: number;
  createdAt: string;
  attemptedAt: string | null;
  /** Null once it was given up. */
  nextAttemptAt: string | null;
  lastError: string | null;
  /** False when its content was deleted, because its link works no more. */
  canRetry: boolean;
}

const STATE = sql<OutboxState>`case when failed_at is not null then 'failed'
  when attempts > 0 then 'retried' else 'waiting' end`;

/** A mail that was held back waits for nothing. */
const unsent = (db: Db) =>
  db
    .selectFrom("mail")
    .where("sent_at", "is", null)
    .where((eb) => eb.or([eb("failed_at", "is not", null), eb("params", "<>", "{}")]));

export async function unsentMails(
  db: Db,
  state: OutboxState | null,
  { from, most }: { from: number; most: number },
): Promise<OutboxMail[]> {
  const rows = await unsent(db)
    .$if(state !== null, (query) => query.where(STATE, "=", state as OutboxState))
    .select(["id", "recipient", "template", "attempts", "created_at", "attempted_at", "next_attempt_at"])
    .select(["last_error", STATE.as("state")])
    .select(sql<number>`case when params = '{}' then 0 else 1 end`.as("can_retry"))
    .orderBy("id", "desc")
    .limit(most)
    .offset(from)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    recipient: row.recipient,
    template: row.template as MailTemplate,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    attemptedAt: row.attempted_at,
    nextAttemptAt: row.state === "failed" ? null : row.next_attempt_at,
    lastError: row.last_error,
    canRetry: row.can_retry === 1,
  }));
}

export async function countUnsent(db: Db): Promise<Record<OutboxState, number>> {
  const rows = await unsent(db)
    .select([STATE.as("state"), ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy(STATE)
    .execute();
  const count = (state: OutboxState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: count("waiting"), retried: count("retried"), failed: count("failed") };
}

/**
 * Makes mails due again as if they had never been tried: those that were given up, or one that was tried at least once. A mail that
 * another process may be sending at this moment is left alone. Returns how many.
 */
export async function makeDue(
  trx: Trx,
  { id, now, idleSince }: { id: number | null; now: string; idleSince: string },
): Promise<number> {
  const due = await trx
    .updateTable("mail")
    .set({ attempts: 0, failed_at: null, next_attempt_at: now })
    .where("sent_at", "is", null)
    .where("params", "<>", "{}")
    .where((eb) => eb.or([eb("failed_at", "is not", null), eb("attempts", ">", 0)]))
    .where((eb) => eb.or([eb("attempted_at", "is", null), eb("attempted_at", "<=", idleSince)]))
    .$if(id === null, (query) => query.where("failed_at", "is not", null))
    .$if(id !== null, (query) => query.where("id", "=", id ?? 0))
    .returning("id")
    .execute();
  return due.length;
}
