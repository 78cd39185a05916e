import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { runCommand } from "../run-command";
import { smallDisk } from "./small-disk";

/** The demo data fit into it, and a copy of them does not. */
const disk = smallDisk(14);

describe.skipIf(disk === null)("a copy for which the disk has no room", () => {
  const { folder, fill, remove } = disk ?? { folder: "", fill: () => () => {}, remove() {} };
  const dataDir = path.join(folder, "data");

  beforeAll(() => cpSync(process.env.DEMO_TEMPLATE ?? "", dataDir, { recursive: true }));
  afterAll(remove);

  const run = (command: string, ...given: string[]) =>
    runCommand(command, given, { DATA_DIR: dataDir, LEAST_FREE_MB: "0" });

  /** Everything on the disk beside the file that fills it and what SQLite keeps beside a database. */
  const everything = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => !/filler|-(shm|wal)$/.test(name))
      .sort();

  test.each([
    ["doctor", [], "ROTTO   copia e ripristino: per la copia servono"],
    ["backup", [path.join(folder, "copia")], "La copia non è riuscita: per la copia servono"],
  ] as const)(
    "%s says how much is needed, ends with 1 and leaves nothing behind",
    async (command, given, words) => {
      const before = everything();
      const free = fill();
      const { code, output } = await run(command, ...given);
      free();
      expect(output).toContain(words);
      expect(output).toMatch(/servono [\d,]+ MB liberi e in \S+ ne restano 0 KB\. Libera spazio/);
      expect([code, everything()]).toEqual([1, before]);
    },
  );

  test("backup goes on when there is room", async () => {
    const copy = path.join(folder, "copia");
    expect(await run("backup", copy)).toMatchObject({
      code: 0,
      output: expect.stringContaining(copy) as string,
    });
    rmSync(copy, { recursive: true });
  });

  test("backup counts the files too, where the database alone would fit", async () => {
    const store = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"));
    store.exec("update attachment set size = 900000000 where id = (select min(id) from attachment)");
    store.close();
    const before = everything();
    const { code, output } = await run("backup", path.join(folder, "copia"));
    expect(output).toMatch(/servono 8\d\d(,\d)? MB liberi/);
    expect([code, everything()]).toEqual([1, before]);
  });
});
