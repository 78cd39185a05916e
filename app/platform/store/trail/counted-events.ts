import { log } from "~/log.server";
import type { Db, PlatformParts } from "../../scope";
import { type AuditEvent, recordAudit } from "../audit";
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
}

interface Minute {
  started: number;
  counted: Map<string, Counted>;
  /** Callers whose number nothing else limits, and who got rows of their own. */
  strangers: number;
  timer: NodeJS.Timeout;
}

const MINUTE_MS = 60_000;

/** Strangers that get rows of their own in one minute; the events of all others are counted together, by kind. */
const MOST_STRANGERS = 20;

const minutes = new WeakMap<Db, Minute>();

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
  const minute = await minuteOf(scope);
  const { counted } = minute;
  const own = { kind, facts, clientAddress: scope.clientAddress, count: 0, at: scope.now().toISOString() };
  const key = JSON.stringify([kind, facts.accountId, facts.companyId, facts.detail, own.clientAddress]);
  const known = counted.get(key);
  if (known) {
    known.count += 1;
  } else if (!byStrangers || minute.strangers < MOST_STRANGERS) {
    if (byStrangers) minute.strangers += 1;
    counted.set(key, own);
    await write(scope.db, null, (trx) => recordAudit(trx, scope, kind, facts)).catch((error: unknown) => {
      counted.delete(key);
      throw error;
    });
  } else {
    const others = counted.get(kind) ?? { ...own, facts: {}, clientAddress: undefined };
    counted.set(kind, { ...others, count: others.count + 1 });
  }
}

/** The minute that runs; the one before it is written down first. */
async function minuteOf(scope: CountedScope): Promise<Minute> {
  const started = Math.floor(scope.now().getTime() / MINUTE_MS);
  const running = minutes.get(scope.db);
  if (running?.started === started) return running;
  const flush = () =>
    flushCounted(scope).catch((error: unknown) => log.error(error, "Counted events were not noted"));
  const timer = setTimeout(() => void flush(), MINUTE_MS).unref();
  const minute: Minute = { started, counted: new Map(), strangers: 0, timer };
  const before = take(scope.db);
  minutes.set(scope.db, minute);
  await store(scope, before);
  return minute;
}

/** Writes down what is counted in memory: at the end of a minute, and before the store is closed. */
export const flushCounted = (parts: Pick<CountedScope, "db" | "settings" | "now">): Promise<void> =>
  store(parts, take(parts.db));

function take(db: Db): Counted[] {
  const minute = minutes.get(db);
  minutes.delete(db);
  clearTimeout(minute?.timer);
  return [...(minute?.counted.values() ?? [])].filter(({ count }) => count > 0);
}

async function store(
  { db, settings, now }: Pick<CountedScope, "db" | "settings" | "now">,
  counted: Counted[],
): Promise<void> {
  if (counted.length === 0) return;
  await write(db, null, async (trx) => {
    for (const { kind, facts, clientAddress, count, at } of counted) {
      const origin = clientAddress === undefined ? { now, settings } : { now, settings, clientAddress };
      await recordAudit(trx, origin, kind, { ...facts, count, at });
    }
  });
}
