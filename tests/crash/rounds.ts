import type { Db } from "~/platform/scope";
import { openStore } from "~/platform/store/engines/sqlite";
import { drawn } from "../drawn";
import { startServer } from "../server";

/** Numbers of rounds by their result. */
export interface Outcome {
  passed: number;
  failed: number;
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

/**
 * Random delays around an unknown instant: after cuts that come too late the next ones come earlier, and the reverse.
 * The seed decides the draws, the machine decides the instant.
 */
export function aimedAt(name: string, firstGuessMs: number, firstStepMs = 16) {
  let shots = 0;
  let centre = firstGuessMs;
  let step = firstStepMs;
  return {
    next: () => centre + (2 * drawn(name, shots++) - 1) * SPREAD_MS,
    came(when: "before" | "after") {
      centre = Math.max(0, centre + (when === "before" ? step : -step));
      step = Math.max(2, step * 0.8);
    },
  };
}

/** The data as a killed server has left them. */
export async function leftBehind<T>(dataDir: string, look: (db: Db) => Promise<T>): Promise<T> {
  const db = await openStore(dataDir);
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
  { dataDir, port }: { dataDir: string; port: number },
  work: () => Promise<unknown>,
  look: (db: Db) => Promise<T>,
): Promise<readonly [T, unknown]> {
  const server = await startServer({ dataDir, port });
  const said = await work();
  await (said === "kill" ? server.kill() : server.stop());
  return [await leftBehind(dataDir, look), said];
}

/** Lets the time pass after which a silent holder loses its job. */
export const letTheLeasePass = (dataDir: string, kind: string) =>
  leftBehind(dataDir, (db) =>
    db
      .updateTable("job")
      .set({ lease_until: new Date(0).toISOString() })
      .where("kind", "=", kind)
      .where("state", "=", "running")
      .execute(),
  );
