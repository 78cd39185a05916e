import { statSync } from "node:fs";
import { open } from "node:fs/promises";
import type { Db, PlatformSettings } from "../scope";
import { BetterSqlite } from "../store/engines/better-sqlite";
import { moveStore } from "../store/moving/move-store";
import { bytesOnServer } from "../store/provider/work";
import { databaseFile, openStore } from "../store/engines/sqlite";
import { openServer } from "./open-installation";

/** The database of an installation, as a copy of it needs to know it. */
export interface CopiedDatabase {
  /** What it takes now, what is not yet carried over into it included. */
  bytes(): Promise<number>;
  /** What the files take that its rows name. */
  bytesOfFiles(): Promise<number>;
  /** Makes an embedded database in a folder, as this one was at one moment. */
  copyInto(folder: string): Promise<void>;
}

export const copiedDatabase = ({
  dataDir,
  databaseUrl,
}: Pick<PlatformSettings, "dataDir" | "databaseUrl">): CopiedDatabase =>
  databaseUrl === null ? embedded(databaseFile(dataDir)) : onServer(databaseUrl);

const embedded = (file: string): CopiedDatabase => ({
  async bytes() {
    const sizes = [file, `${file}-wal`].map((one) => statSync(one, { throwIfNoEntry: false })?.size ?? 0);
    return sizes.reduce((sum, size) => sum + size, 0);
  },
  async bytesOfFiles() {
    const store = new BetterSqlite(file, { readonly: true });
    try {
      const row = store.prepare("SELECT coalesce(sum(size), 0) AS bytes FROM attachment").get();
      return (row as { bytes: number }).bytes;
    } finally {
      store.close();
    }
  },
  /** As of the moment when it begins: inside a reading transaction, writes of the server do not make it begin again. */
  async copyInto(folder) {
    const to = databaseFile(folder);
    await (await open(to, "w", 0o600)).close();
    const source = new BetterSqlite(file, { readonly: true, fileMustExist: true });
    try {
      source.exec("BEGIN");
      source.prepare("SELECT count(*) FROM sqlite_master").get();
      await source.backup(to);
    } finally {
      source.close();
    }
  },
});

/** Row by row, and proven equal: the copy is a folder like any other, whatever the server was. */
const onServer = (url: string): CopiedDatabase => {
  async function opened<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const db = await openServer({ url, connections: 1, schema: "as it is" });
    return work(db).finally(() => db.destroy());
  }
  return {
    bytes: () => opened(bytesOnServer),
    bytesOfFiles: () =>
      opened(async (db) => {
        const total = db
          .selectFrom("attachment")
          .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("size"), eb.lit(0)).as("bytes"));
        return (await total.executeTakeFirstOrThrow()).bytes;
      }),
    copyInto: (folder) =>
      opened(async (source) => {
        const copy = await openStore(folder);
        await moveStore(source, copy, () => undefined).finally(() => copy.destroy());
      }),
  };
};
