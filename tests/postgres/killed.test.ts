import { rmSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "~/platform/scope";
import { openPostgres } from "~/platform/store/engines/postgres";
import { checkingRounds } from "../crash/checking";
import { publishingRounds } from "../crash/publishing";
import { restoringRounds } from "../crash/restoring";
import { type KeptIn, LEAST_AIMED, pause } from "../crash/rounds";
import { postingRounds, savingRounds } from "../crash/saving";
import { ON_POSTGRES } from "./databases";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";

/** A few where a change is judged; KILLS asks for more. */
const ROUNDS = Number(process.env.KILLS ?? 2);

/** Their cuts have to be aimed, which fewer rounds than these do not do: they are for whoever asks for many. */
const AIMED_ROUNDS = process.env.KILLS === undefined ? 0 : Math.max(LEAST_AIMED, Math.ceil(ROUNDS / 5));

/** A machine with much other work is slow, not wrong. */
const PATIENCE = 300_000 + Math.max(ROUNDS, AIMED_ROUNDS) * 30_000;

/** What a killed server had sent may still be carried out: a look before that would see half of it. */
async function othersAreIdle(db: Db): Promise<void> {
  for (const until = Date.now() + 30_000; Date.now() < until; await pause(20)) {
    const { rows } = await sql<{ busy: number }>`
      select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and pid <> pg_backend_pid() and state <> 'idle'`.execute(db);
    if (rows[0]?.busy === 0) return;
  }
  throw new Error("What the killed server had begun does not end");
}

describe.skipIf(!ON_POSTGRES)("a server over PostgreSQL that is killed", { timeout: PATIENCE }, () => {
  let folder: string;
  let demo: DemoOnServer;
  beforeAll(async () => {
    folder = await demoFolder();
    demo = await demoOnServer(folder);
  }, PATIENCE);
  afterAll(async () => {
    await demo.close();
    rmSync(folder, { recursive: true });
  });

  const keptIn = (): KeptIn => ({
    dataDir: demo.dataDir,
    environment: demo.environment,
    isEmpty: false,
    open: async () => {
      const db = await openPostgres({ url: demo.database.url, connections: 2, schema: "as it is" });
      try {
        await othersAreIdle(db);
      } catch (error) {
        await db.destroy();
        throw error;
      }
      return db;
    },
  });

  test.each([
    ["saved through their pages", postingRounds],
    ["saved over the API", savingRounds],
  ])("fault 4: loses and doubles no answer %s", async (_, rounds) => {
    expect(await rounds(ROUNDS, keptIn())).toEqual({ passed: ROUNDS, failed: 0 });
  });

  test.skipIf(AIMED_ROUNDS === 0).each([
    ["a card that is issued", publishingRounds],
    ["a restore", restoringRounds],
    ["a verification and its check", checkingRounds],
  ])("leaves nothing half done of %s", async (_, rounds) => {
    expect(await rounds(AIMED_ROUNDS, keptIn())).toEqual({ passed: AIMED_ROUNDS, failed: 0 });
  });
});
