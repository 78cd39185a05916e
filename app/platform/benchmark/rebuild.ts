import { randomUUID } from "node:crypto";
import type { PlatformParts, Trx } from "../scope";
import { beginRebuild, holdRebuild } from "../store/benchmark/rebuilds";
import { mendEntries } from "./mend-entries";
import { mendRows } from "./mend-rows";

interface Rebuilt {
  /** How many companies were checked, how many of their entries were wrong, and how many rows were wrong after that. */
  companies: number;
  entries: number;
  rows: number;
}

/**
 * Makes the benchmark of all years equal to what the issued versions say, while other processes read and issue. A
 * second rebuild takes over from the first one, which then throws.
 */
export async function rebuildBenchmark(parts: PlatformParts): Promise<Rebuilt> {
  const token = randomUUID();
  await beginRebuild(parts.db, token);
  const hold = async (trx: Trx) => {
    if (!(await holdRebuild(trx, token))) throw new Error("Another rebuilding of the benchmark has begun");
  };
  const { companies, mended } = await mendEntries(parts, hold);
  return { companies, entries: mended, rows: await mendRows(parts, hold) };
}
