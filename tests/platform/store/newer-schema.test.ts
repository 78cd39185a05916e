import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openInstallation } from "~/platform/disk/open-installation";
import { takeSnapshot } from "~/platform/disk/snapshot";
import { UnusableStore } from "~/platform/disk/unusable-store";
import type { Db } from "~/platform/scope";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { freshPostgres, ON_POSTGRES } from "../../postgres/databases";
import { makeWorld } from "../world";

/** As a release leaves it that knows one step more. */
const step = (name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01')`;

const refusal = (opening: Promise<Db>): Promise<unknown> =>
  opening.then(
    () => null,
    (error: unknown) => error,
  );

const WORDS = /versione più nuova di questo programma \(999-later\): avvia quella\. .*copia di sicurezza/;

test.skipIf(ON_POSTGRES)(
  "a folder that a newer release has opened is refused with what to do, and unchanged",
  async () => {
    const world = await makeWorld();
    await step("999-later").execute(world.db);
    const { dataDir } = world.parts.settings;
    const shape = () => {
      const store = new BetterSqlite(databaseFile(dataDir));
      const rows = store
        .prepare("select sql from sqlite_schema union all select name from kysely_migration")
        .all();
      store.close();
      return rows;
    };
    const before = shape();
    const error = await refusal(openInstallation({ dataDir, databaseUrl: null }));
    expect(error).toBeInstanceOf(UnusableStore);
    expect(error).toMatchObject({ message: expect.stringMatching(WORDS) });
    expect(shape()).toEqual(before);
    await world.close();
  },
);

test.skipIf(!ON_POSTGRES)(
  "a PostgreSQL that a newer release has opened is refused; its servers go on",
  async () => {
    const database = await freshPostgres();
    await step("999-later").execute(database.db);
    const error = await refusal(openInstallation({ dataDir: "", databaseUrl: database.url }));
    expect(error).toBeInstanceOf(UnusableStore);
    expect(error).toMatchObject({ message: expect.stringMatching(WORDS) });
    expect(await database.db.selectFrom("company").select("id").execute()).toEqual([]);
    // A copy would lack what this release does not know, and compare equal all the same.
    const copy = path.join(tmpdir(), `carta-newer-${process.pid}`);
    await expect(takeSnapshot({ dataDir: "", databaseUrl: database.url }, copy)).rejects.toThrow(WORDS);
    expect(existsSync(copy)).toBe(false);
    await database.close();
  },
);
