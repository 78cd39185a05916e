import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { diskTroubleOf } from "~/api/disk-trouble";
import { lacksSpace } from "~/machine/free-space";
import { log } from "~/log.server";
import { PROCESS_MARK } from "~/machine/ended-process";
import { startProcess, type ConfinedProcess, type Done } from "./confined-process";
import { FairQueue } from "./fair-queue";
import { LIMITS } from "./limits";
import { notPossibleNow, stillQueued, valueOf } from "./refusals";
import type { Order, Quarantine, QuarantineLoad, WorkKind } from "./work-kind";

/** Bytes that a piece of work needs at least for what it is given and what it makes. */
const LEAST_ROOM = 512 * 1024;

interface PoolGiven {
  /** The program of a process. */
  script: string;
  /** A folder for what is under way; what lies in it when no server runs may be deleted. */
  scratch: string;
  processes?: number;
  /** Told of every piece of work that had a process. */
  onDone?: (name: string, done: Done) => void;
}

interface Waiting {
  kind: WorkKind<unknown, unknown>;
  order: Order<unknown>;
  /** Since when it waits, in the milliseconds of `performance.now()`. */
  since: number;
  /** The end of waiting: its turn has come, or it is refused. */
  settle(done: Promise<unknown>): void;
}

/** The quarantine over a few processes, which start with the first work. */
export const openQuarantine = (given: PoolGiven): Quarantine => new Pool(given);

class Pool implements Quarantine {
  readonly #given: PoolGiven;
  readonly #folder: string;
  readonly #queue = new FairQueue<Waiting>({
    ofOne: LIMITS.queue.perCompany,
    inAll: LIMITS.queue.inAll,
  });
  readonly #tickets = new Map<string, Waiting>();
  readonly #started = new Set<ConfinedProcess>();
  readonly #underWay = new Set<Promise<unknown>>();
  #idle: ConfinedProcess[] = [];
  #free: number;
  #isOver = false;
  #refused = 0;

  constructor(given: PoolGiven) {
    this.#given = given;
    this.#folder = path.join(given.scratch, `${PROCESS_MARK}-${randomUUID()}`);
    this.#free = given.processes ?? LIMITS.processes.count;
  }

  run<Input, Output>(kind: WorkKind<Input, Output>, order: Order<Input>): Promise<Output> {
    if (this.#isOver) throw notPossibleNow();
    return new Promise<unknown>((resolve) =>
      this.#enqueue(kind as WorkKind<unknown, unknown>, order, resolve),
    ) as Promise<Output>;
  }

  ahead(ticket: string): number | null {
    const waiting = this.#tickets.get(ticket);
    return waiting ? this.#queue.ahead(waiting.order.companyId, waiting) : null;
  }

  load(): QuarantineLoad {
    const since = this.#queue.all().map((waiting) => waiting.since);
    return {
      waiting: since.length,
      atWork: this.#underWay.size,
      refused: this.#refused,
      oldestMs: since.length === 0 ? null : performance.now() - Math.min(...since),
    };
  }

  isOver(): boolean {
    return this.#isOver;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    for (const { settle } of this.#queue.clear()) settle(Promise.reject(notPossibleNow()));
    for (const one of [...this.#started]) await this.#endProcess(one);
    await Promise.allSettled(this.#underWay);
    await rm(this.#folder, { recursive: true, force: true });
  }

  #enqueue(kind: Waiting["kind"], order: Waiting["order"], resolve: (done: Promise<unknown>) => void) {
    const { companyId, ticket, patience = LIMITS.queue.waitMilliseconds } = order;
    const waiting: Waiting = {
      kind,
      order,
      since: performance.now(),
      settle: (done) => {
        clearTimeout(timer);
        if (ticket !== undefined) this.#tickets.delete(ticket);
        resolve(done);
      },
    };
    const timer = setTimeout(() => {
      const ahead = this.#queue.ahead(companyId, waiting);
      this.#queue.remove(companyId, waiting);
      this.#refuse(waiting, ahead);
    }, patience);
    if (this.#queue.add(companyId, waiting)) {
      if (ticket !== undefined) this.#tickets.set(ticket, waiting);
      this.#pump();
    } else {
      this.#refuse(waiting, this.#queue.length);
    }
  }

  #refuse({ order, settle }: Waiting, ahead: number): void {
    this.#refused += 1;
    settle(Promise.reject(stillQueued(order.subject, ahead)));
  }

  #pump(): void {
    while (this.#free > 0 && !this.#isOver) {
      const next = this.#queue.next();
      if (!next) return;
      this.#free -= 1;
      const done = this.#perform(next.item);
      next.item.settle(done);
      this.#underWay.add(done);
      void done
        .catch(() => undefined)
        .then(() => {
          this.#underWay.delete(done);
          this.#free += 1;
          this.#queue.done(next.owner);
          this.#pump();
        });
    }
  }

  async #perform({ kind, order }: Waiting): Promise<unknown> {
    const worker = await this.#process();
    try {
      const { input, file, into } = order;
      const done = await worker.work(kind.name, { input, file, into, budget: kind.budget });
      this.#given.onDone?.(kind.name, done);
      if (done.outcome === null) await this.#refuseWithoutRoom();
      return valueOf(done.outcome, order);
    } catch (error) {
      throw this.#isOver ? notPossibleNow() : error;
    } finally {
      if (worker.isWorn() || this.#isOver) await this.#endProcess(worker);
      else this.#idle.push(worker);
    }
  }

  /** A warm process, or a fresh one. */
  async #process(): Promise<ConfinedProcess> {
    const warm = this.#idle.pop();
    if (warm && !warm.isWorn()) return warm;
    if (warm) await this.#endProcess(warm);
    try {
      const fresh = await startProcess(this.#given.script, this.#folder);
      this.#started.add(fresh);
      if (this.#isOver) await this.#endProcess(fresh);
      return fresh;
    } catch (error) {
      log.error(error, "Foreign files cannot be read");
      if (diskTroubleOf(error) !== null) throw error;
      await this.#refuseWithoutRoom();
      throw notPossibleNow();
    }
  }

  /** A process that ends without a word where its folder has no room ended of that. */
  async #refuseWithoutRoom(): Promise<void> {
    if (await lacksSpace(this.#folder, LEAST_ROOM).catch(() => false))
      throw Object.assign(new Error("A process had no room for its work"), { code: "ENOSPC" });
  }

  async #endProcess(one: ConfinedProcess): Promise<void> {
    this.#started.delete(one);
    await one.end();
  }
}
