import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "~/platform/store/engines/postgres";
import { postingRounds, savingRounds } from "../crash/saving";
import { ON_POSTGRES } from "./databases";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";

/** A few where a change is judged; KILLS asks for more. */
const ROUNDS = Number(process.env.KILLS ?? 2);

/** A machine with much other work is slow, not wrong. */
const PATIENCE = 300_000 + ROUNDS * 30_000;

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

  test.each([
    ["saved through their pages", postingRounds],
    ["saved over the API", savingRounds],
  ])("fault 4: loses and doubles no answer %s", async (_, rounds) => {
    const { dataDir, environment, database } = demo;
    const open = () => openPostgres({ url: database.url, connections: 2, schema: "as it is" });
    const outcome = await rounds(ROUNDS, { dataDir, environment, open });
    expect(outcome).toEqual({ passed: ROUNDS, failed: 0 });
  });
});
