import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type Database from "better-sqlite3";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";

/** What may change although no request wrote: who signed in, how often somebody asked, and what was refused. */
const ASIDE = ["session", "call_bucket", "event", "event_chain", "event_subject", "sqlite_sequence"];

interface Looked {
  database: Database.Database;
  /** The last reading, and the state of the file it was made at. */
  version: unknown;
  rows: string;
}

const looking = new Map<string, Looked>();

/**
 * Everything that is stored, as text: two equal ones mean that nothing was written between them. SQLite counts what
 * other connections commit, so the rows are read again only after a commit.
 */
export function everythingStored(dataDir: string): string {
  const looked = looking.get(dataDir) ?? {
    database: new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"), { readonly: true }),
    version: null,
    rows: "",
  };
  looking.set(dataDir, looked);
  const version = looked.database.pragma("data_version", { simple: true });
  if (looked.version !== version) Object.assign(looked, { version, rows: rowsOf(looked.database) });
  const folder = path.join(dataDir, "files");
  return looked.rows + JSON.stringify(existsSync(folder) ? readdirSync(folder).sort() : []);
}

/** Whether a mail was written that nobody has tried to send: the server looks each second. */
export function isMailWaiting(dataDir: string): boolean {
  const waiting = "SELECT count(*) FROM mail WHERE sent_at IS NULL AND attempts = 0";
  return looking.get(dataDir)?.database.prepare(waiting).pluck().get() !== 0;
}

const QUIET_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Everything that is stored, once earlier work (mails, jobs) is over: nothing was written for a second. */
export async function everythingSettled(dataDir: string): Promise<string> {
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end;) {
    const before = everythingStored(dataDir);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    if (everythingStored(dataDir) === before) return before;
  }
  throw new Error("The server goes on writing");
}

/** At the end, so that the data folder can go. */
export function stopLooking(dataDir: string): void {
  looking.get(dataDir)?.database.close();
  looking.delete(dataDir);
}

function rowsOf(database: Database.Database): string {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .pluck()
    .all() as string[];
  const rows = tables
    .filter((name) => !ASIDE.includes(name))
    .map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).raw().all()]);
  return JSON.stringify(rows);
}
