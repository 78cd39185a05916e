import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile, openStore } from "~/platform/store/engines/sqlite";
import { checkTrail } from "~/platform/store/trail/check-chain";
import { keysOf, keptSecrets } from "~/secrets.server";
import { makeOperator } from "../commands/operator";
import { patience } from "../runs";
import { loadDemo, startServer, temporaryFolder, type TestServer } from "../server";

const NOTES = 20_000;

let dataDir: string;
let server: TestServer | undefined;
beforeEach(() => {
  dataDir = temporaryFolder();
  loadDemo(dataDir);
});
afterEach(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Notes of before the trail, whose details are 1, 2, 3 and so on. */
function noted(): void {
  const store = new BetterSqlite(databaseFile(dataDir));
  store.exec(`with recursive number(n) as (select 1 union all select n + 1 from number where n < ${NOTES})
    insert into audit (at, event, account_id, company_id, client_address, detail)
    select strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days'), 'sign_in', 'a', 'azienda ' || (n % 7), '192.0.2.9', n
    from number`);
  store.close();
}

/** How many notes wait, how many are in the trail, and how many different ones there are in all. */
function counts(): { waiting: number; carried: number; different: number } {
  const store = new BetterSqlite(databaseFile(dataDir), { readonly: true });
  const row = store
    .prepare(
      `with carried as (select detail from event where chain like 'azienda %'), waiting as (select detail from audit)
       select (select count(*) from waiting) as waiting, (select count(*) from carried) as carried,
         (select count(*) from (select detail from waiting union select detail from carried)) as different`,
    )
    .get() as { waiting: number; carried: number; different: number };
  store.close();
  return row;
}

async function faults(): Promise<unknown[]> {
  const db = await openStore(dataDir);
  const checked = await checkTrail(db, keysOf(keptSecrets(dataDir)).trail);
  await db.destroy();
  return checked.faults;
}

/** Thousands of notes are carried over while the server serves; a machine with much other work is slow, not wrong. */
const LONGEST = { timeout: patience(240_000) };

test(
  "a server with many older notes serves before they are in the trail, is killed, and its successor goes on",
  LONGEST,
  async () => {
    noted();
    server = await startServer({ dataDir });
    const served = counts();
    expect(served.waiting).toBeGreaterThan(0);
    expect((await makeOperator({ DATA_DIR: dataDir })("events-verify")).out).toMatch(
      /^Attenzione: \d+ annotazioni di prima del registro non sono ancora nelle sue catene/,
    );
    await server.kill();
    const killed = counts();
    expect(killed.waiting).toBeGreaterThan(0);
    expect(killed).toMatchObject({ carried: NOTES - killed.waiting, different: NOTES });
    expect(await faults()).toEqual([]);

    server = await startServer({ dataDir });
    for (let tries = 0; counts().waiting > 0 && tries < 1_800; tries += 1) await pause(100);
    expect(counts()).toEqual({ waiting: 0, carried: NOTES, different: NOTES });
    expect(await faults()).toEqual([]);
  },
);
