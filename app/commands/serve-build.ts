import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { createRequire } from "node:module";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Settings } from "~/settings.server";
import { processFile, type ServerProcesses } from "./server-processes";
import type { ServerMessage } from "~/web/server-process.server";

/** The whole application, or its API alone. */
export type Build = "index" | "api";

export const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

/** A server that ends by itself this often in a minute is not started again. */
const MOST_RESTARTS = 5;
const MINUTE_MS = 60_000;
const LONGEST_START_MS = 50_000;

/**
 * The primary process of an installation: holds the socket and runs remix-serve over the build in a process below it.
 * A reload (SIGHUP) starts the build anew in a second process and lets the first one run out when the second serves;
 * SIGTERM and SIGINT end the server in an orderly way.
 */
export function serveBuild(
  { port, dataDir }: Settings,
  environment: Record<string, string> = {},
  build: Build = "index",
): void {
  const cli = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
  cluster.setupPrimary({ exec: cli, args: [`./build/${build}.js`], cwd: PROJECT, execArgv: [] });
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    ...environment,
  };
  new Primary(() => cluster.fork(env), processFile(dataDir)).run();
}

class Primary {
  readonly #fork: () => Worker;
  readonly #file: string;
  #serving: Worker | null = null;
  /** A process that is starting; its first word decides whether it takes over. */
  #starting: Worker | null = null;
  #isStopping = false;
  #restarts: number[] = [];

  constructor(fork: () => Worker, file: string) {
    this.#fork = fork;
    this.#file = file;
  }

  run(): void {
    this.#start();
    process.on("SIGHUP", () => this.#reload());
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => this.#stop());
  }

  #start(): void {
    const worker = this.#fork();
    this.#starting = worker;
    // Its store opens beside its socket, and either may be the first.
    const isReady = once(worker, "message");
    const isListening = once(worker, "listening");
    void Promise.all([isReady, isListening]).then(
      () => this.#takeOver(worker),
      () => undefined,
    );
    const isLate = setTimeout(() => this.#giveUp(worker), LONGEST_START_MS).unref();
    worker.once("message", () => clearTimeout(isLate));
    worker.once("error", ({ message }) => console.error(`Il server non parte: ${message}`));
    worker.once("exit", (code, signal) => this.#ended(worker, code ?? (signal === "SIGTERM" ? 0 : 1)));
  }

  /** While a former process serves, a new one that does not get ready has to go. */
  #giveUp(worker: Worker): void {
    if (worker === this.#starting && this.#serving !== null) worker.process.kill("SIGKILL");
  }

  #takeOver(worker: Worker): void {
    const former = this.#serving;
    [this.#serving, this.#starting] = [worker, null];
    this.#note(worker);
    former?.send("drain" satisfies ServerMessage);
  }

  #reload(): void {
    if (this.#starting === null && !this.#isStopping) this.#start();
  }

  #stop(): void {
    this.#isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill("SIGTERM");
  }

  #ended(worker: Worker, code: number): void {
    if (this.#isStopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) this.#end(0);
    } else if (worker === this.#serving) {
      this.#serving = null;
      this.#again(code);
    } else if (worker === this.#starting) {
      this.#starting = null;
      if (this.#serving === null) return this.#end(code);
      console.error("Il server nuovo non parte: resta in servizio quello di prima.");
      this.#note(this.#serving);
    }
  }

  /** A server that ends by itself is started again, unless it goes on ending. */
  #again(code: number): void {
    const now = Date.now();
    this.#restarts = [...this.#restarts.filter((time) => now - time < MINUTE_MS), now];
    if (this.#restarts.length > MOST_RESTARTS) return this.#end(code || 1);
    console.error(`Il server è finito da solo (codice ${code}): lo riavvio.`);
    this.#start();
  }

  #note({ process: { pid: serving = 0 } }: Worker): void {
    const noted: ServerProcesses = { primary: process.pid, serving, at: Date.now() };
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, JSON.stringify(noted));
    } catch (error) {
      console.error(`Non posso scrivere ${this.#file}, perciò npm run reload non troverà il server:`, error);
    }
  }

  #end(code: number): void {
    rmSync(this.#file, { force: true });
    process.exit(code);
  }
}
