import { sql } from "kysely";
import { log } from "~/log.server";
import type { Db } from "../../scope";
import { engineOf } from "./engine-of";

/** Clocks this near are in step, as NTP keeps them, and stay as they are: milliseconds, as the next one. */
export const IN_STEP_MS = 1_000;
const LOOK_MS = 60_000;

interface Clock {
  now: () => Date;
  stop(): void;
}

/**
 * One time for all machines over one PostgreSQL: its own. Leases, pauses and terms are written by one instance and read by another,
 * so that a clock that is wrong would let a job be done twice, or let nobody do it. Over the embedded database it is this machine's.
 */
export async function clockOver(
  db: Db,
  own: () => Date = () => new Date(),
  lookMs = LOOK_MS,
): Promise<Clock> {
  if (engineOf(db) === "sqlite") return { now: own, stop: () => undefined };
  let ahead = 0;
  const look = async () => {
    const found = await serverAheadMs(db, own).catch(() => null);
    if (found === null) return;
    const next = Math.abs(found) < IN_STEP_MS ? 0 : found;
    if (Math.abs(next - ahead) >= IN_STEP_MS) log.warn(wordsOf(next));
    ahead = next;
  };
  await look();
  const timer = setInterval(() => void look(), lookMs).unref();
  return { now: () => new Date(own().getTime() + ahead), stop: () => clearInterval(timer) };
}

const wordsOf = (ahead: number): string =>
  `The database's clock is ${Math.round(ahead / 1_000)} s ahead of this machine's, and counts; check NTP on both`;

/** How far the clock of the server is ahead, in milliseconds; null where its answer took too long to tell. */
export async function serverAheadMs(db: Db, own: () => Date): Promise<number | null> {
  const asked = own().getTime();
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from clock_timestamp()) * 1000 as at`.execute(db);
  const answered = own().getTime();
  const at = rows[0]?.at;
  if (at === undefined || answered - asked > IN_STEP_MS) return null;
  return at - (asked + answered) / 2;
}
