import type { Cluster, Worker } from "node:cluster";
import { setTimeout as delay } from "node:timers/promises";
import { type Family, gauge, lastingOf, together } from "~/metrics/family";
import { type Asked, isTold } from "~/metrics/messages";

/** How long a scrape waits for a process. */
const PATIENCE_MS = 2_000;

/** What is known of a process that serves, or has served. */
interface Told {
  families: Family[];
  /** The scrape that it answered with them. */
  scrape: number;
  hasExited: boolean;
}

/**
 * The figures of all serving processes together. What only grows counts as a process told it last, also when it has ended;
 * what is read at a moment counts only from those that answer this scrape.
 */
export class ProcessFigures {
  readonly #patience: number;
  readonly #told = new Map<Worker, Told>();
  /** What those counted from whom nothing more can come. */
  #ended: Family[] = [];
  #scrapes = 0;
  #underWay: Promise<Family[]> | null = null;
  readonly #waiting = new Map<Worker, () => void>();

  constructor(cluster: Pick<Cluster, "on">, patience = PATIENCE_MS) {
    this.#patience = patience;
    cluster.on("message", (worker, message: unknown) => this.#hear(worker, message));
    cluster.on("exit", (worker) => {
      const told = this.#told.get(worker);
      if (told) told.hasExited = true;
      this.#gone(worker);
    });
    cluster.on("disconnect", (worker) => this.#gone(worker));
  }

  /** Two who ask at once get the same. */
  figures(): Promise<Family[]> {
    this.#underWay ??= this.#scrape().finally(() => (this.#underWay = null));
    return this.#underWay;
  }

  async #scrape(): Promise<Family[]> {
    this.#scrapes += 1;
    const scrape = this.#scrapes;
    const serving = [...this.#told.keys()].filter((worker) => worker.isConnected());
    // The newest is not about to end.
    const answers = serving.map((worker, at) => this.#ask(worker, at === serving.length - 1));
    await Promise.race([Promise.all(answers), delay(this.#patience, undefined, { ref: false })]);
    this.#waiting.clear();
    const told = [...this.#told.values()].map((one) =>
      one.scrape === scrape && !one.hasExited ? one.families : lastingOf(one.families),
    );
    const connected = [...this.#told.keys()].filter((worker) => worker.isConnected());
    const about = {
      name: "carta_processes",
      help: "Serving processes of this machine.",
      across: "sum" as const,
    };
    return [...together([this.#ended, ...told]), gauge(about, [[{}, connected.length]])];
  }

  #ask(worker: Worker, withStore: boolean): Promise<void> {
    const asked: Asked = { figures: this.#scrapes, withStore };
    return new Promise((resolve) => {
      this.#waiting.set(worker, resolve);
      worker.send(asked, (error) => void (error && resolve()));
    });
  }

  #hear(worker: Worker, message: unknown): void {
    const known = this.#told.get(worker);
    if (message === "ready" && !known) this.#told.set(worker, { families: [], scrape: 0, hasExited: false });
    // Of one whose figures were added to the sum already there is nothing to hear.
    if (!known || !isTold(message)) return;
    known.families = message.families;
    known.scrape = message.figures ?? 0;
    if (message.figures === this.#scrapes) this.#waiting.get(worker)?.();
  }

  /** Its last figures may be read after its exit, but not after the channel is closed too. */
  #gone(worker: Worker): void {
    this.#waiting.get(worker)?.();
    const told = this.#told.get(worker);
    if (!told?.hasExited || worker.isConnected()) return;
    this.#ended = together([this.#ended, lastingOf(told.families)]);
    this.#told.delete(worker);
  }
}
