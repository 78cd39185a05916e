import { sql } from "kysely";
import { log } from "~/log.server";
import type { Db } from "../../scope";
import { engineOf } from "./engine-of";

/** Clocks this near are in step, as NTP keeps them; milliseconds, as all times here. */
export const IN_STEP_MS = 1_000;
const LOOK_MS = 60_000;
/** Until the first look has told something. */
const FIRST_LOOK_MS = 1_000;

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
  let timer: NodeJS.Timeout | undefined;
  let isKnown = false;
  let isStopped = false;
  const look = async () => {
    const found = await serverAhead(db, own).catch(() => null);
    if (found !== null) ahead = corrected(ahead, found);
    isKnown ||= found !== null;
    if (!isStopped) timer = setTimeout(() => void look(), isKnown ? lookMs : FIRST_LOOK_MS).unref();
  };
  await look();
  return {
    now: () => new Date(own().getTime() + ahead),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

interface Distance {
  /** How far the clock of the server is ahead; less than 0 where it is behind. */
  ahead: number;
  /** How far from that the truth may be: half of the time that its answer took. */
  within: number;
}

/** What counts from now on: what counted, unless the look shows for certain that it is a second off. */
function corrected(counted: number, { ahead, within }: Distance): number {
  const isAt = (distance: number) => Math.abs(ahead - distance) < IN_STEP_MS + within;
  if (isAt(counted)) return counted;
  if (isAt(0)) {
    log.info("This machine's clock is in step with the database's again");
    return 0;
  }
  const seconds = `${Math.round(Math.abs(ahead) / 1_000)} s ${ahead > 0 ? "ahead of" : "behind"}`;
  log.warn(`The database's clock is ${seconds} this machine's, and counts; check NTP on both`);
  return ahead;
}

/** Asks the server for its time; it rejects where it does not answer. */
export async function serverAhead(db: Db, own: () => Date): Promise<Distance> {
  const asked = performance.now();
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from clock_timestamp()) * 1000 as at`.execute(db);
  const within = (performance.now() - asked) / 2;
  const answered = own().getTime();
  const at = rows[0]?.at ?? answered;
  return { ahead: at + within - answered, within };
}
