import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ServerMessage } from "~/web/server-process.server";
import type { ServerProcesses } from "./server-processes";

/** Each of the serving processes that ends by itself is started again this often in a minute, and no more often. */
const MOST_RESTARTS = 5;
const MINUTE_MS = 60_000;
const LONGEST_START_MS = 50_000;

export interface PrimaryGiven {
  fork(): Worker;
  /** Where it notes its processes. */
  file: string;
  /** How many processes serve. */
  workers: number;
}

/**
 * Keeps so many processes serving. They start one after the other: the first one brings the store to its version, and a
 * reload needs room for one process more. What starts takes over once it is ready.
 */
export class Primary {
  readonly #given: PrimaryGiven;
  readonly #serving = new Set<Worker>();
  /** A process that is starting; its first word decides whether it takes over. */
  #starting: Worker | null = null;
  /** Those that a reload has still to replace. */
  #outgoing: Worker[] = [];
  #isStopping = false;
  #exitCode = 0;
  #restarts: number[] = [];

  constructor(given: PrimaryGiven) {
    this.#given = given;
  }

  run(): void {
    this.#start();
    process.on("SIGHUP", () => this.#reload());
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => this.#stop(0));
  }

  #start(): void {
    const worker = this.#given.fork();
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

  /** While others serve, a process that does not get ready has to go. */
  #giveUp(worker: Worker): void {
    if (worker === this.#starting && this.#serving.size > 0) worker.process.kill("SIGKILL");
  }

  #takeOver(worker: Worker): void {
    if (worker !== this.#starting) return;
    this.#starting = null;
    this.#serving.add(worker);
    const former = this.#outgoing.shift();
    if (former) {
      this.#serving.delete(former);
      former.send("drain" satisfies ServerMessage);
    }
    this.#next();
  }

  /** Starts the next process that is missing or has to be replaced; notes the processes when there is none. */
  #next(): void {
    if (this.#starting !== null || this.#isStopping) return;
    if (this.#outgoing.length > 0 || this.#serving.size < this.#given.workers) this.#start();
    else this.#note();
  }

  /** A reload during a reload is that reload. */
  #reload(): void {
    if (this.#outgoing.length > 0 || this.#isStopping) return;
    this.#outgoing = [...this.#serving];
    this.#next();
  }

  #stop(code: number): void {
    this.#isStopping = true;
    this.#exitCode = code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill("SIGTERM");
  }

  #ended(worker: Worker, code: number): void {
    if (this.#isStopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) this.#end(this.#exitCode);
    } else if (this.#serving.delete(worker)) {
      this.#outgoing = this.#outgoing.filter((one) => one !== worker);
      this.#again(code);
    } else if (worker === this.#starting) {
      this.#starting = null;
      this.#notStarted(code);
    }
  }

  #notStarted(code: number): void {
    if (this.#serving.size === 0) return this.#end(code);
    const isReload = this.#outgoing.length > 0;
    this.#outgoing = [];
    if (!isReload) return this.#again(code);
    console.error("Il server nuovo non parte: resta in servizio quello di prima.");
    this.#note();
  }

  /** A process that ends by itself is started again, unless this goes on. The others then end in an orderly way. */
  #again(code: number): void {
    const now = Date.now();
    this.#restarts = [...this.#restarts.filter((time) => now - time < MINUTE_MS), now];
    if (this.#restarts.length > MOST_RESTARTS * this.#given.workers) {
      if (Object.keys(cluster.workers ?? {}).length === 0) return this.#end(code || 1);
      return this.#stop(code || 1);
    }
    console.error(`Il server è finito da solo (codice ${code}): lo riavvio.`);
    this.#next();
  }

  #note(): void {
    const { file } = this.#given;
    const serving = [...this.#serving].map(({ process: { pid = 0 } }) => pid);
    const noted: ServerProcesses = { primary: process.pid, serving, at: Date.now() };
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(noted));
    } catch (error) {
      console.error(`Non posso scrivere ${file}, perciò npm run reload non troverà il server:`, error);
    }
  }

  #end(code: number): void {
    rmSync(this.#given.file, { force: true });
    process.exit(code);
  }
}
