import { rmSync } from "node:fs";
import path from "node:path";
import { DEFAULT_MIGRATION_TABLE, Kysely, sql, SqliteDialect } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "~/platform/scope";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { openPostgres } from "~/platform/store/engines/postgres";
import { databaseFile, openStore } from "~/platform/store/engines/sqlite";
import { POSTGRES } from "~/platform/store/migrations/engine";
import { migratorOf } from "~/platform/store/migrations/migrate";
import { type Moved, moveStore } from "~/platform/store/moving/move-store";
import { KEPT_STORES, unpack } from "../fixtures/kept-store";
import { dropDatabase, newDatabase, ON_POSTGRES } from "./databases";
import { scratchFolder } from "./demo-on-server";

/** Thousands of rows go there and back; a machine with much other work is slow, not wrong. */
const PATIENCE = 300_000;

describe.skipIf(!ON_POSTGRES).each(KEPT_STORES)(
  "the store of %s on a server",
  { timeout: PATIENCE },
  (commit) => {
    let folder: string;
    const opened: Db[] = [];
    const databases: string[] = [];
    beforeEach(() => {
      folder = scratchFolder();
    });
    afterEach(async () => {
      for (const db of opened.splice(0)) await db.destroy();
      for (const url of databases.splice(0)) await dropDatabase(url);
      rmSync(folder, { recursive: true });
    });

    async function opening(db: Promise<Db> | Db): Promise<Db> {
      opened.push(await db);
      return db;
    }

    async function database(): Promise<string> {
      const url = await newDatabase();
      databases.push(url);
      return url;
    }

    /** As that commit left it. */
    function unmigrated(name: string): Promise<Db> {
      const dataDir = path.join(folder, name);
      unpack(commit, dataDir);
      return opening(
        new Kysely({ dialect: new SqliteDialect({ database: new BetterSqlite(databaseFile(dataDir)) }) }),
      );
    }

    async function moved(from: Db, to: Db): Promise<Moved[]> {
      const all: Moved[] = [];
      await moveStore(from, to, (one) => all.push(one));
      return all;
    }

    test("is brought to the present schema with the rows that the embedded one has then", async () => {
      const before = await unmigrated("before");
      const url = await database();
      const early = await openPostgres({ url, connections: 2, schema: "as it is" });
      const { rows } = await sql<{ name: string }>`
        select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(before);
      const last = rows.at(-1)?.name ?? "";
      expect(await migratorOf(early, POSTGRES).migrateTo(last)).not.toHaveProperty("error");
      const then = await moved(before, early);
      expect(then.filter(({ rows: count }) => count > 0).length).toBeGreaterThan(10);
      await early.destroy();

      const upgraded = await opening(openPostgres({ url, connections: 2 }));
      const onServer = await moved(upgraded, await opening(openStore(path.join(folder, "back"))));
      unpack(commit, path.join(folder, "embedded"));
      const embedded = await opening(openStore(path.join(folder, "embedded")));
      const there = await opening(openPostgres({ url: await database(), connections: 2 }));
      expect(onServer).toEqual(await moved(embedded, there));
      expect(onServer.length).toBeGreaterThan(then.length);
    });
  },
);
