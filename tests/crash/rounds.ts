import type { Db } from "~/platform/scope";
import { openStore } from "~/platform/store/sqlite";
import { drawn } from "../drawn";
import { startServer } from "../server";

/** Rounds by how they went. */
export interface Outcome {
  passed: number;
  failed: number;
}

/** Round after round; whatever is wrong in one of them is printed. */
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

/** How far a cut may come before or after the instant that is aimed at. */
const SPREAD_MS = 15;

/**
 * Random delays around an instant nobody knows: cuts that come too late bring the next ones forward, and the reverse. The
 * seed decides what is drawn, the machine where the instant is.
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

/** The data as a server that was killed has left them. */
export async function leftBehind<T>(dataDir: string, look: (db: Db) => Promise<T>): Promise<T> {
  const db = await openStore(dataDir);
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

/** A server is started for some work, and killed where the work says so; what it leaves behind, and what the work said. */
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

/** The time goes by that a holder which says nothing keeps its job. */
export const letTheLeasePass = (dataDir: string, kind: string) =>
  leftBehind(dataDir, (db) =>
    db
      .updateTable("job")
      .set({ lease_until: new Date(0).toISOString() })
      .where("kind", "=", kind)
      .where("state", "=", "running")
      .execute(),
  );
