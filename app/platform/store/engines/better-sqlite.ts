import { createRequire } from "node:module";
import type Sqlite from "better-sqlite3";

/** No driver of this installation can run; the message says what to do, for the operator. */
export class NoDriver extends Error {}

/**
 * The drivers that this Node can run, the better one first. Version 12 ends the process where Node is 24.19 or later and
 * the garbage collector meets one of its statements; version 13 speaks Node-API 10, without which (Node 20, Node before
 * 22.14) it crashes.
 */
export function driversFor({ node, napi = "0" }: { node: string; napi?: string }): string[] {
  const [major = 0, minor = 0] = node.split(".").map(Number);
  const runs12 = major < 24 || (major === 24 && minor < 19);
  return [...(Number(napi) >= 10 ? ["better-sqlite3-13"] : []), ...(runs12 ? ["better-sqlite3"] : [])];
}

/** The first one that is installed and opens a database: a package may lack its native part, or have another Node's. */
export function firstRunning(names: string[]): { name: string; Driver: typeof Sqlite } {
  const faults: unknown[] = [];
  for (const name of names) {
    try {
      const Driver = createRequire(import.meta.url)(name) as typeof Sqlite;
      new Driver(":memory:").close();
      return { name, Driver };
    } catch (error) {
      faults.push(error);
    }
  }
  return { name: names[0] ?? "", Driver: absent(faults[0]) };
}

/** Told where a database is opened: what needs none goes on, and every opener words what it cannot open. */
function absent(cause: unknown): typeof Sqlite {
  const [reason = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
  const words =
    `Il motore del database non parte con Node ${process.versions.node} (${reason}). ` +
    "Node è cambiato, o npm non ha installato tutto: esegui npm ci e npm run build.";
  const refuse = () => {
    throw new NoDriver(words, { cause });
  };
  return new Proxy(class {} as typeof Sqlite, { construct: refuse });
}

export const { name: DRIVER, Driver: BetterSqlite } = firstRunning(driversFor(process.versions));
