import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";

/** What may change without anybody having written anything: who looked in, and what was refused. */
const ASIDE = ["session", "audit", "sqlite_sequence"];

/** Everything that is stored, as text: two equal ones mean that nothing was written between them. */
export function everythingStored(dataDir: string): string {
  const database = new Database(path.join(dataDir, "carta-esg.sqlite"), { readonly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all() as { name: string }[];
  const rows = tables
    .filter(({ name }) => !ASIDE.includes(name))
    .map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]);
  database.close();
  const folder = path.join(dataDir, "files");
  return JSON.stringify([rows, existsSync(folder) ? readdirSync(folder).sort() : []]);
}
