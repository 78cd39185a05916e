import { AsyncResource } from "node:async_hooks";
import { log } from "~/log.server";
import type { Db, PlatformParts } from "../../scope";
import { type AuditEvent, recordAudit } from "../audit";
import { inSlices } from "../slices";
import { write } from "../write";

/** Who met with an event, from where. */
export type CountedScope = Pick<PlatformParts, "db" | "settings" | "now"> & {
  clientAddress: string;
  requestId?: string;
};

export interface CountedFacts {
  accountId?: string | null | undefined;
  companyId?: string | null | undefined;
  detail?: string;
}

/** Events of one kind, caller and minute, beyond the first one, which was written at once. */
interface Counted {
  kind: AuditEvent;
  facts: CountedFacts;
  clientAddress: string | undefined;
  count: number;
  at: string;
  /** The writing of the first one. What comes after it counts only once that is in the store. */
  first: Promise<void>;
}

/** What one store has yet to get. */
interface Counts {
  /** The minute that runs, since 1970. */
  minute: number;
  running: Map<string, Counted>;
  /** Callers of the running minute whose number nothing else limits, and who got rows of their own. */
  strangers: number;
  /** Of the minutes before: each stays here until its row is committed. */
  over: Set<Counted>;
  writing: Promise<void> | null;
  timer: NodeJS.Timeout | undefined;
}

const MINUTE_MS = 60_000;

/** Strangers that get rows of their own in one minute; the events of all others are counted together, by kind. */
const MOST_STRANGERS = 20;

const stores = new WeakMap<Db, Counts>();

/**
 * Notes an event that may happen many times. The first of a kind, caller and detail in a minute is written at once; the
 * others are counted in memory and become one row when the minute is over, so that a flood of events is no flood of
 * commits. `byStrangers`: any number of callers can make it happen.
 */
export async function recordCounted(
  scope: CountedScope,
  kind: AuditEvent,
  facts: CountedFacts,
  byStrangers = false,
): Promise<void> {
  const counts = countsOf(scope);
  const { clientAddress } = scope;
  const key = JSON.stringify([kind, facts.accountId, facts.companyId, facts.detail, clientAddress]);
  const at = scope.now().toISOString();
  const known = counts.running.get(key);
  if (known) {
    await known.first;
    // Its minute may have ended meanwhile.
    if (counts.running.get(key) !== known) return recordCounted(scope, kind, facts, byStrangers);
    known.count += 1;
  } else if (!byStrangers || counts.strangers < MOST_STRANGERS) {
    if (byStrangers) counts.strangers += 1;
    const first = write(scope.db, null, (trx) => recordAudit(trx, scope, kind, facts));
    const own: Counted = { kind, facts, clientAddress, count: 0, at, first };
    counts.running.set(key, own);
    await first.catch((error: unknown) => {
      if (counts.running.get(key) === own) counts.running.delete(key);
      throw error;
    });
  } else {
    const none = { kind, facts: {}, clientAddress: undefined, count: 0, at, first: Promise.resolve() };
    const others = counts.running.get(kind) ?? none;
    counts.running.set(kind, { ...others, count: others.count + 1 });
  }
}

/** What is counted in the minute that runs. The one before it is being written; its trouble is not the caller's. */
function countsOf(scope: CountedScope): Counts {
  const minute = Math.floor(scope.now().getTime() / MINUTE_MS);
  const counts = stores.get(scope.db) ?? {
    ...{ minute, running: new Map<string, Counted>(), strangers: 0 },
    ...{ over: new Set<Counted>(), writing: null, timer: undefined },
  };
  stores.set(scope.db, counts);
  if (counts.minute !== minute) flushLater(scope, counts, 0);
  counts.minute = minute;
  if (counts.timer === undefined) flushLater(scope, counts, MINUTE_MS);
  return counts;
}

/** Belongs to no request, so that a request that ends a minute neither names nor counts what is written beside it. */
const besideRequests = new AsyncResource("counted events");

/** Writes after so long what was counted until then. What cannot be written is tried again a minute later. */
function flushLater(parts: Pick<CountedScope, "db" | "settings" | "now">, counts: Counts, ms: number): void {
  const writeCounted = () =>
    flushCounted(parts).catch((error: unknown) => {
      log.error(error, "Counted events were not noted");
      if (counts.timer === undefined) flushLater(parts, counts, MINUTE_MS);
    });
  const flush = () => void besideRequests.runInAsyncScope(writeCounted);
  if (ms === 0) flush();
  else counts.timer = setTimeout(flush, ms).unref();
}

/** Writes down what is counted in memory: at the end of a minute, and before the store is closed. */
export async function flushCounted(parts: Pick<CountedScope, "db" | "settings" | "now">): Promise<void> {
  const counts = stores.get(parts.db);
  if (!counts) return;
  clearTimeout(counts.timer);
  counts.timer = undefined;
  for (const one of counts.running.values()) if (one.count > 0) counts.over.add(one);
  counts.running = new Map();
  counts.strangers = 0;
  if (counts.over.size > 0) counts.writing ??= writeDown(parts, counts);
  await counts.writing;
}

async function writeDown(
  { db, settings, now }: Pick<CountedScope, "db" | "settings" | "now">,
  counts: Counts,
): Promise<void> {
  const { over } = counts;
  try {
    while (over.size > 0) {
      await inSlices(db, async (trx, hasTime) => {
        const written: Counted[] = [];
        for (const one of over) {
          const { kind, facts, clientAddress, count, at } = one;
          const origin = clientAddress === undefined ? { now, settings } : { now, settings, clientAddress };
          await recordAudit(trx, origin, kind, { ...facts, count, at });
          written.push(one);
          if (!hasTime()) break;
        }
        const committed = () => written.forEach((one) => over.delete(one));
        return { isMore: written.length < over.size, committed };
      });
    }
  } finally {
    counts.writing = null;
  }
}
