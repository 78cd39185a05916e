import { rmSync } from "node:fs";
import type { Db } from "~/platform/scope";
import { openStore } from "~/platform/store/engines/sqlite";
import { drawn } from "../drawn";
import { startServer, temporaryFolder } from "../server";

/** Numbers of rounds by their result. */
export interface Outcome {
  passed: number;
  failed: number;
}

/** Where the killed servers keep their data. */
export interface KeptIn {
  dataDir: string;
  environment: Record<string, string>;
  /** Whether its first server has to load the demo data. */
  isEmpty: boolean;
  open(): Promise<Db>;
}

function emptyFolder(): KeptIn {
  const dataDir = temporaryFolder();
  return { dataDir, environment: {}, isEmpty: true, open: () => openStore(dataDir) };
}

/** Work on this place, or on an empty folder, which goes when the work has come to its end. */
export async function workIn<T>(given: KeptIn | undefined, work: (place: KeptIn) => Promise<T>): Promise<T> {
  if (given) return work(given);
  const place = emptyFolder();
  const result = await work(place);
  rmSync(place.dataDir, { recursive: true, force: true });
  return result;
}

/** Runs round after round, and prints the violations of each. */
export async function roundAfterRound(
  name: string,
  rounds: number,
  round: (number: number) => Promise<string[]>,
): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 };
  for (let number = 1; number <= rounds; number += 1) {
    const faults = await round(number);
    outcome[faults.length === 0 ? "passed" : "failed"] += 1;
    for (const fault of faults) console.error(`${name}, round ${number}: ${fault}`);
  }
  return outcome;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** How far a cut may come before or after the intended instant. */
const SPREAD_MS = 15;

/** No cut comes later. */
const LATEST_MS = 15_000;

/**
 * Random delays around an unknown instant: after cuts that come too late the next ones come earlier, and the reverse. As long
 * as all came on one side, ever further away: a busy machine takes many times as long as a free one. The seed decides the draws, the
 * machine decides the instant.
 */
export function aimedAt(name: string, firstGuessMs: number, firstStepMs = 16) {
  let shots = 0;
  let centre = firstGuessMs;
  let step = firstStepMs;
  let last: string | null = null;
  let isEnclosed = false;
  return {
    next: () => centre + (2 * drawn(name, shots++) - 1) * SPREAD_MS,
    came(when: "before" | "after") {
      const isTurn = last !== null && last !== when;
      isEnclosed ||= isTurn;
      if (isTurn) step = Math.max(2, step / 2);
      else if (last !== null && !isEnclosed && centre > 0) step *= 2;
      last = when;
      centre = Math.min(LATEST_MS, Math.max(0, centre + (when === "before" ? step : -step)));
    },
  };
}

/** So many rounds have to come on both sides of the instant, or they show nothing. */
export const LEAST_AIMED = 10;

/** The results of rounds whose cuts came so many times before the instant, and after it. */
export function requireBothSides(outcome: Outcome, before: number, after: number): Outcome {
  if (before + after < LEAST_AIMED || (before > 0 && after > 0)) return outcome;
  console.error("All cuts came on one side of the instant: the rounds show nothing");
  return { ...outcome, failed: outcome.failed + 1 };
}

/** The data as a killed server has left them. */
export async function leftBehind<T>({ open }: KeptIn, look: (db: Db) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Starts a server for some work, which kills it at the right moment; returns the data left behind and the result of the
 * work.
 */
export async function during<T>(
  { place, port }: { place: KeptIn; port: number },
  work: () => Promise<unknown>,
  look: (db: Db) => Promise<T>,
): Promise<readonly [T, unknown]> {
  const { dataDir, environment } = place;
  const server = await startServer({ dataDir, environment, port });
  const said = await work();
  await (said === "kill" ? server.kill() : server.stop());
  return [await leftBehind(place, look), said];
}

/** Lets the time pass after which a silent holder loses its job. */
export const letTheLeasePass = (place: KeptIn, kind: string) =>
  leftBehind(place, (db) =>
    db
      .updateTable("job")
      .set({ lease_until: new Date(0).toISOString() })
      .where("kind", "=", kind)
      .where("state", "=", "running")
      .execute(),
  );
