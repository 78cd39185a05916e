import type { Worker } from "node:cluster";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MINUTE_MS } from "~/domain/durations";
import { HOST_MARK } from "~/machine/ended-process";
import { ACCEPTING } from "~/machine/handed-connections";
import { identityOf } from "~/machine/process-identity";
import type { ServerMessage } from "~/web/server-process.server";
import type { Doorway } from "./doorway";
import { notedIn, type ServerProcesses } from "./server-processes";

/** So many processes are started in a minute for each that is missing: its first start, and five again. */
const MOST_STARTS = 6;
const LONGEST_START_MS = 50_000;

interface PrimaryGiven {
  fork(): Worker;
  /** Where it notes its processes. */
  file: string;
  /** How many processes serve. */
  workers: number;
  /** Takes the connections. */
  doorway: Pick<Doorway, "admit" | "dismiss" | "lose">;
  /** Ends the primary itself. */
  exit(code: number): void;
}

/**
 * Keeps so many processes serving. They start one after the other: the first one brings the store to its version, and a
 * reload needs room for one process more. What starts takes over once it is ready. As long as one serves, nothing that
 * befalls another ends it.
 */
export class Primary {
  readonly #given: PrimaryGiven;
  readonly #identity = identityOf(process.pid);
  /** All that have not ended: those that serve, that start, and that finish their requests after a reload. */
  readonly #alive = new Set<Worker>();
  readonly #serving = new Set<Worker>();
  /** A process that is starting; its first word decides whether it takes over. */
  #starting: Worker | null = null;
  /** Those of before a reload, which it has still to replace. */
  readonly #outdated = new Set<Worker>();
  /** The code with which all end; null = they serve. */
  #stopCode: number | null = null;
  /** When one was started for one that was missing. */
  #starts: number[] = [];
  #nextTry: NodeJS.Timeout | undefined;
  /** What it has last noted of its processes. */
  #noted: ServerProcesses | null = null;

  constructor(given: PrimaryGiven) {
    this.#given = given;
  }

  run(): void {
    this.#next();
    process.on("SIGHUP", () => this.reload());
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => this.stop());
  }

  /** A reload during a reload is that reload. What is starting may have read the build of before. */
  reload(): void {
    if (this.#outdated.size > 0 || this.#stopCode !== null) return;
    for (const worker of this.#serving) this.#outdated.add(worker);
    if (this.#starting) this.#outdated.add(this.#starting);
    // What kept a process from starting may be mended.
    this.#starts = [];
    this.#next();
  }

  stop(code = 0): void {
    this.#stopCode ??= code;
    clearTimeout(this.#nextTry);
    for (const worker of this.#alive) worker.process.kill("SIGTERM");
    this.#endWithLast();
  }

  #start(): void {
    const worker = this.#given.fork();
    this.#starting = worker;
    this.#alive.add(worker);
    const isLate = setTimeout(() => this.#giveUp(worker), LONGEST_START_MS).unref();
    // Its store opens beside its server, and either may be the first.
    const said = new Set<string>();
    const takeOverIfBoth = (word: string) => {
      if (said.has(word) || said.add(word).size < 2) return;
      clearTimeout(isLate);
      this.#takeOver(worker);
    };
    worker.on("message", (message: unknown) => {
      if (message === "ready" || message === ACCEPTING) takeOverIfBoth(message);
      if (message === "leaving") this.#dismiss(worker, "stop");
    });
    worker.on("error", ({ message }) => {
      console.error(`Un processo del server non parte o non risponde: ${message}`);
      // One that was never begun tells of no end.
      if (worker.process.pid === undefined) this.#ended(worker, 1);
    });
    worker.on("exit", (code, signal) => {
      clearTimeout(isLate);
      this.#ended(worker, code ?? (signal === "SIGTERM" ? 0 : 1));
    });
  }

  /** While others serve, a process that does not get ready has to go. */
  #giveUp(worker: Worker): void {
    if (worker === this.#starting && this.#serving.size > 0) worker.process.kill("SIGKILL");
  }

  #takeOver(worker: Worker): void {
    if (worker !== this.#starting || this.#stopCode !== null) return;
    this.#given.doorway.admit(worker, () => this.#serve(worker));
  }

  #serve(worker: Worker): void {
    if (worker !== this.#starting || this.#stopCode !== null) return;
    this.#starting = null;
    this.#serving.add(worker);
    // It may have filled the place of one that is missing.
    if (this.#serving.size > this.#given.workers) this.#drainOutdated();
    this.#next();
  }

  #drainOutdated(): void {
    const [former] = this.#outdated;
    if (!former) return;
    this.#outdated.delete(former);
    this.#serving.delete(former);
    this.#dismiss(former, "drain");
  }

  /** What it has been handed comes before that word. */
  #dismiss(worker: Worker, word: ServerMessage): void {
    this.#given.doorway.dismiss(worker, () =>
      worker.send(word, (error) => void (error && worker.process.kill("SIGTERM"))),
    );
  }

  /** Starts the next process that is missing or has to be replaced; notes the processes when there is none. */
  #next(lastCode = 0): void {
    clearTimeout(this.#nextTry);
    if (this.#starting !== null || this.#stopCode !== null) return;
    if (this.#serving.size < this.#given.workers) this.#startMissing(lastCode);
    else if (this.#outdated.size > 0) this.#start();
    else this.#note();
  }

  /** Never faster than a few times a minute. Where none serves any more, that is the end. */
  #startMissing(lastCode: number): void {
    const now = Date.now();
    this.#starts = this.#starts.filter((time) => now - time < MINUTE_MS);
    const [first = now] = this.#starts;
    if (this.#starts.length < MOST_STARTS * this.#given.workers) {
      this.#starts.push(now);
      return this.#start();
    }
    if (this.#serving.size === 0) return this.stop(lastCode || 1);
    const wait = first + MINUTE_MS - now;
    this.#note();
    console.error(
      `Manca un processo del server che non resta in servizio: gli altri servono, e riprovo fra ${Math.ceil(wait / 1000)} secondi.`,
    );
    this.#nextTry = setTimeout(() => this.#next(lastCode), wait);
  }

  #ended(worker: Worker, code: number): void {
    if (!this.#alive.delete(worker)) return;
    this.#given.doorway.lose(worker);
    const wasServing = this.#serving.delete(worker);
    const wasStarting = worker === this.#starting;
    const isOutdated = this.#outdated.delete(worker);
    if (wasStarting) this.#starting = null;
    if (this.#stopCode !== null) return this.#endWithLast();
    if (!wasStarting && !wasServing) return;
    if (wasStarting && this.#serving.size === 0) return this.stop(code);
    if (wasStarting && !isOutdated && this.#outdated.size > 0) this.#refuseReload();
    else console.error(`Il server è finito da solo (codice ${code}): lo riavvio.`);
    this.#next(code);
  }

  /** What was replaced stays so, and the others stay as they are. */
  #refuseReload(): void {
    console.error("Il server nuovo non parte: resta in servizio quello di prima.");
    this.#outdated.clear();
    this.#note();
  }

  #note(): void {
    const { file } = this.#given;
    const serving = [...this.#serving].map(({ process: { pid = 0 } }) => pid);
    const noted: ServerProcesses = {
      ...{ primary: process.pid, identity: this.#identity, host: HOST_MARK },
      ...{ serving, at: Date.now() },
    };
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(noted));
      this.#noted = noted;
    } catch (error) {
      console.error(`Non posso scrivere ${file}, perciò npm run reload non troverà il server:`, error);
    }
  }

  #endWithLast(): void {
    if (this.#stopCode === null || this.#alive.size > 0) return;
    this.#removeNote();
    this.#given.exit(this.#stopCode);
  }

  /** A note that another primary has written stays: several containers over one folder may have the same process ids. */
  #removeNote(): void {
    const { file } = this.#given;
    const present = notedIn(file);
    const isOurs = present?.primary === process.pid && present.at === this.#noted?.at;
    if (isOurs) rmSync(file, { force: true });
  }
}
