import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { NODE_FLAGS } from "../app/commands/node-flags";
import { isExistingFile } from "../app/machine/existing-file";
import { frontServer } from "./front-server";
import { send } from "./pages/http";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TSX = createRequire(import.meta.url).resolve("tsx/cli");
const SERVE = path.join(ROOT, "build/commands/web-server.mjs");
const BUILD = path.join(ROOT, "build/index.js");
/** The API alone, of the same build. */
const API_BUILD = path.join(ROOT, "build/api.js");

/**
 * Names the arrangement in which every server of a run is started: by default one process with the embedded database, or
 * "two-tiers", "postgres", or "specified": the pages over a server that has the specification alone and the demo data.
 */
export const ARRANGEMENT = "ARRANGEMENT";
const isArrangedAs = (name: string) => process.env[ARRANGEMENT] === name;
export const isOnPostgres = () => isArrangedAs("postgres");
export const isOverSpecified = () => isArrangedAs("specified");

export interface TestServer {
  /** "http://127.0.0.1:12345", without a slash at the end. */
  url: string;
  dataDir: string;
  pid: number;
  /** Where this one lacks pages, the address of all pages over the same data. */
  wholeUrl?: string;
  /** Everything it has printed. */
  output(): string;
  /** Ends it in an orderly way, and removes the data folder when it was its own. */
  stop(): Promise<void>;
  /** As a power cut would: the process is gone, the data folder stays. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** A folder that outlives the server; without it the server gets one of its own. */
  dataDir?: string;
  /** Loads the demo data first. */
  demo?: boolean;
  /** Made-up companies of the benchmark in the demo data; a few by default. */
  population?: number;
  port?: number;
  environment?: Record<string, string>;
}

const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** A file named by its process for as long as it runs: a worker that is killed ends nothing, so the end of the run does. */
function recorded({ pid }: ChildProcess): () => void {
  const folder = process.env[SERVERS_FOLDER];
  if (!folder) return () => undefined;
  const record = path.join(folder, `${pid}.pid`);
  writeFileSync(record, "");
  return () => rmSync(record, { force: true });
}

export const UNLIMITED = {
  // Many tests sign in as one person, side by side.
  MOST_SESSIONS: "1000",
  // Tests ask faster than people do.
  CALLS_PER_MINUTE: "1000000",
};

/** Starts the built application as an installation runs it, on a free port, and waits until it answers. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const isApiElsewhere = options.environment?.["UPSTREAM_URL"] !== undefined;
  if (!isApiElsewhere && isArrangedAs("two-tiers")) return startTwoTiers(options);
  if (!isApiElsewhere && isOverSpecified()) {
    const { startOverSpecified } = await import("./over-specified");
    return startOverSpecified(options);
  }
  return startProcess(options, BUILD, "/auth");
}

/** The API alone, and the pages that call it over the network. */
export async function startTiers(options: ServerOptions): Promise<{ api: TestServer; pages: TestServer }> {
  const environment = { TIERS_SECRET: "un segreto di prova comune ai due", ...options.environment };
  const api = await startApi({ ...options, environment });
  const upstream = { UPSTREAM_URL: `${api.url}/api`, SESSION_SECRET: "una chiave di prova abbastanza lunga" };
  const pages = await startPages({ ...withoutIdentity(environment), ...upstream });
  return { api, pages };
}

/** A hosted identity is the API's alone: pages that have one ask the service themselves. */
const withoutIdentity = (environment: Record<string, string>) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(IDENTITY|FIREBASE_\w+)$/.test(name)));

const startApi = (options: ServerOptions) => startProcess(options, API_BUILD, "/health/live");

/** The API and the pages in one process, whatever the arrangement of the run. */
export const startWhole = (options: ServerOptions) => startProcess(options, BUILD, "/auth");

/** The pages, over the API that the environment names. */
export const startPages = (environment: Record<string, string>) =>
  startProcess({ environment }, BUILD, "/auth");

/** Both, with one address before them. */
async function startTwoTiers(options: ServerOptions): Promise<TestServer> {
  const { port = await freePort(), environment } = options;
  const url = `http://127.0.0.1:${port}`;
  const behind = { ...options, port: await freePort(), environment: { PUBLIC_URL: url, ...environment } };
  const { api, pages } = await startTiers(behind);
  const endFront = await frontServer(port, {
    targetOf: (asked) => (asked.startsWith("/api/") ? api.url : pages.url),
  });
  const end = (how: "stop" | "kill") => async () => {
    await endFront();
    await pages[how]();
    await api[how]();
  };
  return {
    ...pages,
    ...{ url, dataDir: api.dataDir, stop: end("stop"), kill: end("kill") },
    output: () => api.output() + pages.output(),
  };
}

/** One process with this build, once it answers at a path. */
async function startProcess(options: ServerOptions, build: string, awaited: string): Promise<TestServer> {
  if (!existsSync(build)) throw new Error("There is no build: run `npm run build` first");
  const dataDir = options.dataDir ?? temporaryFolder();
  const template = options.demo ? loadDemo(dataDir, options.population) : undefined;
  const store = await storeElsewhere(options, dataDir, template);
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...NODE_FLAGS, SERVE, build], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ALLOW_DEMO_DATA: "true",
      ...UNLIMITED,
      ...store?.environment,
      ...options.environment,
    },
  });
  running.add(child);
  const forget = recorded(child);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  }
  const gone = new Promise<void>((resolve) => {
    child.once("close", () => {
      running.delete(child);
      forget();
      resolve();
    });
  });
  const output = () => printed.join("");
  await answers(child, url + awaited, output);
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    const late = setTimeout(() => child.kill("SIGKILL"), 5_000);
    await gone;
    clearTimeout(late);
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output,
    kill: () => end("SIGKILL"),
    async stop() {
      await end("SIGTERM");
      if (options.dataDir) return;
      await store?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where the arrangement says so, the server has a database of its own; not one that has no store, or is told of another. */
async function storeElsewhere({ environment = {} }: ServerOptions, dataDir: string, template?: string) {
  if (!isOnPostgres() || "UPSTREAM_URL" in environment || "DATABASE_URL" in environment) return null;
  const { serverStore } = await import("./postgres/server-store");
  return serverStore(dataDir, template);
}

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), "carta-esg-"));

async function answers(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const status = await send({ url }).then(
      (response) => response.status,
      () => null,
    );
    if (status !== null) return;
    if (Date.now() > until) throw new Error(`The server does not answer:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Below those that systems give to connections going out, one of which may take a port between here and its server. */
const PORTS = { from: 12_000, to: 32_000 };

/** A port for a server that starts soon. In one run nobody gets it twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (isFirst(port) && (await isFree(port))) return port;
  }
}

function isFirst(port: number): boolean {
  const folder = process.env[SERVERS_FOLDER];
  if (!folder) return true;
  try {
    writeFileSync(path.join(folder, `${port}.port`), "", { flag: "wx" });
    return true;
  } catch (error) {
    if (isExistingFile(error)) return false;
    throw error;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/** Enough for the closest cell of Azienda Demo to be too small, and the next one not. */
const FEW = 40;

/** Names the folder with the demo data of a run, loaded once for all its servers. */
export const DEMO_TEMPLATE = "DEMO_TEMPLATE";

/** Names the folder that records the servers of a run, and keeps those shared by several files. */
export const SERVERS_FOLDER = "SERVERS_FOLDER";

/** Returns the folder whose copy it is, if it is one. */
export function loadDemo(dataDir: string, population = FEW): string | undefined {
  const template = process.env[DEMO_TEMPLATE];
  if (template && population === FEW) {
    cpSync(template, dataDir, { recursive: true });
    return template;
  }
  const script = path.join(ROOT, "tests/load-demo.ts");
  const { status, stderr } = spawnSync(process.execPath, [TSX, script, dataDir, String(population)], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The demo data could not be loaded:\n${stderr}`);
  return undefined;
}
