import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import {
  DEMO_TEMPLATE,
  isOnPostgres,
  isOverSpecified,
  SERVERS_FOLDER,
  startServer,
  type ServerOptions,
  type TestServer,
} from "./server";

/**
 * Servers that the files of one worker share, one file after the other: a start takes longer than most files. The data
 * a file leaves behind are removed before the next one begins.
 */
let demo: Promise<TestServer> | undefined;

/** The server with the demo data as they were loaded. A file that needs an environment of its own, or kills, starts its own. */
export async function demoServer(): Promise<TestServer> {
  const known = demo;
  // What a file leaves in a database or an identity service there is not taken back: the next file gets a server of its own.
  const isTakenBack = !isOnPostgres() && !isOverSpecified();
  if (!isTakenBack) demo = known?.then((server) => server.stop()).then(() => shared({ demo: true }));
  demo ??= shared({ demo: true });
  const server = await demo.catch((error: unknown) => {
    // The next file tries anew.
    demo = undefined;
    throw error;
  });
  if (known && isTakenBack) asLoaded(server.dataDir);
  return fromNowOn(server);
}

const overUpstream = new Map<string, Promise<TestServer>>();

/** The server of pages over the API at this address. */
export async function serverOver(upstreamUrl: string): Promise<TestServer> {
  const environment = {
    UPSTREAM_URL: upstreamUrl,
    SESSION_SECRET: "una chiave di prova abbastanza lunga",
  };
  const server = overUpstream.get(upstreamUrl) ?? shared({ environment });
  overUpstream.set(upstreamUrl, server);
  return fromNowOn(await server);
}

/** How many servers this worker has begun to share. */
let begun = 0;

async function shared(options: ServerOptions): Promise<TestServer> {
  const folder = process.env[SERVERS_FOLDER];
  if (!folder) throw new Error("The set-up of the run has not made a folder for shared servers");
  const dataDir = path.join(folder, `data-${process.pid}-${(begun += 1)}`);
  mkdirSync(dataDir);
  return startServer({ ...options, dataDir });
}

/** The server as a file of its own would see it: nothing printed yet, and not to be ended. */
function fromNowOn(server: TestServer): TestServer {
  const before = server.output().length;
  return { ...server, output: () => server.output().slice(before), stop: async () => undefined };
}

const DATABASE = "carta-esg.sqlite";

/** Puts every table, file and mail back as the demo data were loaded, under the running server. */
function asLoaded(dataDir: string): void {
  const template = process.env[DEMO_TEMPLATE] ?? "";
  const sqlite = new BetterSqlite(path.join(dataDir, DATABASE), { timeout: 10_000 });
  sqlite.pragma("foreign_keys = OFF");
  sqlite.prepare("attach ? as loaded").run(path.join(template, DATABASE));
  const tables = sqlite
    .prepare("select name from loaded.sqlite_master where type = 'table' order by name")
    .pluck()
    .all() as string[];
  // The trail refuses deletions; only a test may begin it again.
  const guards = sqlite.prepare("select name, sql from main.sqlite_master where type = 'trigger'").all() as {
    name: string;
    sql: string;
  }[];
  sqlite
    .transaction(() => {
      for (const { name } of guards) sqlite.exec(`drop trigger main."${name}"`);
      for (const table of tables) {
        sqlite.exec(
          `delete from main."${table}"; insert into main."${table}" select * from loaded."${table}"`,
        );
      }
      for (const { sql } of guards) sqlite.exec(sql);
    })
    .immediate();
  sqlite.close();
  for (const folder of ["files", "outbox"]) {
    rmSync(path.join(dataDir, folder), { recursive: true, force: true });
    const loaded = path.join(template, folder);
    if (existsSync(loaded)) cpSync(loaded, path.join(dataDir, folder), { recursive: true });
  }
}
