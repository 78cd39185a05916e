import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installPackage, isRoot } from "../commands";

/** Names the server whose databases the tests use; where it is absent they use the embedded database. */
export const TEST_DATABASE_URL = "TEST_DATABASE_URL";

/** Where Debian, Homebrew and Fedora put the server's programs, which need not be on the path. */
const PLACES = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

const NEEDED = ["initdb", "pg_ctl", "pg_basebackup"];

function findPrograms(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    ...PLACES.filter(existsSync).flatMap((place) =>
      readdirSync(place)
        .sort((one, other) => Number.parseFloat(other) - Number.parseFloat(one))
        .map((version) => path.join(place, version, "bin")),
    ),
  ];
  return folders.find((folder) => NEEDED.every((name) => existsSync(path.join(folder, name))));
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
  /** Its first process, of which the others are children. */
  pid(): number;
  /** Takes it away as a stop of its machine does; its data stay. */
  pause(): void;
  resume(): void;
  /** Another server on this port that follows it. */
  standby(port: number): Standby;
  stop(): void;
}

export interface Standby extends PostgresServer {
  /** It takes changes from now on. */
  promote(): void;
}

const settingsOf = (port: number): [string, string | number][] => [
  ["port", port],
  ["listen_addresses", "127.0.0.1"],
  ["unix_socket_directories", ""],
  ["fsync", "off"],
  ["synchronous_commit", "off"],
  ["full_page_writes", "off"],
  ["max_connections", 200],
];

/**
 * Starts a PostgreSQL of its own in a scratch folder, on a free port of this machine. Nothing of it outlives its tests,
 * so that no change waits for the disk. Undefined where no server can be had.
 */
export function startPostgres(port: number, say: (line: string) => void): PostgresServer | undefined {
  const programs = ensurePrograms(say);
  if (!programs) return undefined;
  return serverIn(programs, port, (data) =>
    run([
      path.join(programs, "initdb"),
      "-D",
      data,
      "-U",
      "carta",
      "-E",
      "UTF8",
      "--locale=C",
      "-A",
      "trust",
    ]),
  );
}

/** `fill` makes the folder of its data. */
function serverIn(programs: string, port: number, fill: (data: string) => void): Standby {
  const folder = mkdtempSync(path.join(tmpdir(), "carta-esg-pg-"));
  chmodSync(folder, 0o777);
  const data = path.join(folder, "data");
  const options = settingsOf(port)
    .map(([name, value]) => `-c ${name}=${value === "" ? "''" : value}`)
    .join(" ");
  // The server keeps what is piped to it; a file lets the command that starts it end.
  const log = path.join(folder, "log");
  const control = (...words: string[]) =>
    run([path.join(programs, "pg_ctl"), "-D", data, ...words], { stdio: "ignore" });
  const resume = () => control("-l", log, "-o", options, "-w", "start");
  const pause = () => control("-m", "immediate", "stop");
  fill(data);
  resume();
  return {
    url: `postgres://carta@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]),
    pause,
    resume,
    promote: () => control("-w", "promote"),
    standby: (other) =>
      serverIn(programs, other, (copy) => {
        const from = `host=127.0.0.1 port=${port} user=carta`;
        run([
          path.join(programs, "pg_basebackup"),
          "-d",
          from,
          "-D",
          copy,
          "-R",
          "-X",
          "stream",
          "-c",
          "fast",
        ]);
      }),
    stop() {
      pause();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
