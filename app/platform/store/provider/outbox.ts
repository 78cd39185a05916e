import { sql } from "kysely";
import type { Db, Trx } from "../../scope";
import type { MailTemplate } from "../mails";

type OutboxState = "waiting" | "retried" | "failed";

/** A mail that was not sent: nothing of what it says, nor a link. */
interface OutboxMail {
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

interface UnsentCounts extends Record<OutboxState, number> {
  /** Of the failed ones those whose content is still there. */
  retriable: number;
}

export async function countUnsent(db: Db): Promise<UnsentCounts> {
  const rows = await unsent(db)
    .select([STATE.as("state"), ({ fn }) => fn.countAll<number>().as("count")])
    .select(sql<number>`sum(case when params = '{}' then 0 else 1 end)`.as("kept"))
    .groupBy(STATE)
    .execute();
  const of = (state: OutboxState) => rows.find((row) => row.state === state);
  const count = (state: OutboxState) => Number(of(state)?.count ?? 0);
  return {
    ...{ waiting: count("waiting"), retried: count("retried"), failed: count("failed") },
    retriable: Number(of("failed")?.kept ?? 0),
  };
}

interface Due {
  now: string;
  /** A mail that was tried later may be on its way in another process: it is left alone. */
  idleSince: string;
}

/** Mails that can be made due again as if they had never been tried. */
const retriable = (trx: Trx, idleSince: string) =>
  trx
    .selectFrom("mail")
    .select("id")
    .where("sent_at", "is", null)
    .where("params", "<>", "{}")
    .where((eb) => eb.or([eb("attempted_at", "is", null), eb("attempted_at", "<=", idleSince)]));

async function setDue(trx: Trx, chosen: ReturnType<typeof retriable>, now: string): Promise<number> {
  const due = await trx
    .updateTable("mail")
    .set({ attempts: 0, failed_at: null, next_attempt_at: now })
    .where("id", "in", chosen)
    .executeTakeFirstOrThrow();
  return Number(due.numUpdatedRows);
}

/** One mail that was tried at least once; false when it cannot be tried again now. */
export async function makeOneDue(trx: Trx, id: number, { now, idleSince }: Due): Promise<boolean> {
  const tried = retriable(trx, idleSince)
    .where("id", "=", id)
    .where((eb) => eb.or([eb("failed_at", "is not", null), eb("attempts", ">", 0)]));
  return (await setDue(trx, tried, now)) > 0;
}

/** The oldest mails that were given up, so many at most; how many they were. */
export const makeFailedDue = (trx: Trx, most: number, { now, idleSince }: Due): Promise<number> =>
  setDue(trx, retriable(trx, idleSince).where("failed_at", "is not", null).orderBy("id").limit(most), now);
