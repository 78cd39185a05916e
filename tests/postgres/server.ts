import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installPackage, isRoot } from "../commands";

/** Names the server whose databases the tests use; where it is absent they use the embedded database. */
export const TEST_DATABASE_URL = "TEST_DATABASE_URL";

/** Where Debian, Homebrew and Fedora put the server's programs, which need not be on the path. */
const PLACES = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

function findPrograms(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    ...PLACES.filter(existsSync).flatMap((place) =>
      readdirSync(place)
        .sort((one, other) => Number.parseFloat(other) - Number.parseFloat(one))
        .map((version) => path.join(place, version, "bin")),
    ),
  ];
  return folders.find((folder) => ["initdb", "pg_ctl"].every((name) => existsSync(path.join(folder, name))));
}

/** Undefined where no server can be had. */
function ensurePrograms(say: (line: string) => void): string | undefined {
  const found = findPrograms();
  if (found) return found;
  say("No PostgreSQL found: installing it");
  installPackage("postgresql", ["postgresql@17"]);
  return findPrograms();
}

/** The server refuses to run as root; Debian's package brings a user for it. */
const asServer = (line: string[]) => (isRoot ? ["runuser", "-u", "postgres", "--", ...line] : line);

function run(line: string[], options: SpawnSyncOptions = {}): void {
  const [name = "", ...args] = asServer(line);
  const { status, stderr, error } = spawnSync(name, args, { encoding: "utf8", cwd: "/", ...options });
  if (status !== 0) throw new Error(`${line.join(" ")} failed: ${String(error ?? stderr)}`);
}

export interface PostgresServer {
  /** Of its first database, as the user who may do all. */
  url: string;
  stop(): void;
}

/**
 * Starts a PostgreSQL of its own in a scratch folder, on a socket there and a free port of this machine. Nothing of it
 * outlives its tests, so that no change waits for the disk. Undefined where no server can be had.
 */
export function startPostgres(port: number, say: (line: string) => void): PostgresServer | undefined {
  const programs = ensurePrograms(say);
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "carta-esg-pg-"));
  chmodSync(folder, 0o777);
  const data = path.join(folder, "data");
  const settings = [
    ["port", port],
    ["listen_addresses", "127.0.0.1"],
    ["unix_socket_directories", ""],
    ["fsync", "off"],
    ["synchronous_commit", "off"],
    ["full_page_writes", "off"],
    ["max_connections", 200],
  ];
  const options = settings.map(([name, value]) => `-c ${name}=${value === "" ? "''" : value}`).join(" ");
  run([path.join(programs, "initdb"), "-D", data, "-U", "carta", "-E", "UTF8", "--locale=C", "-A", "trust"]);
  // The server keeps what is piped to it; a file lets the command that starts it end.
  const log = path.join(folder, "log");
  run([path.join(programs, "pg_ctl"), "-D", data, "-l", log, "-o", options, "-w", "start"], {
    stdio: "ignore",
  });
  return {
    url: `postgres://carta@127.0.0.1:${port}/postgres`,
    stop() {
      run([path.join(programs, "pg_ctl"), "-D", data, "-m", "immediate", "stop"], { stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
