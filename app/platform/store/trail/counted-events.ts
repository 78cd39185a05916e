import { log, requestFacts } from "~/log.server";
import type { Db, PlatformParts } from "../../scope";
import { type AuditEvent, recordAudit } from "../audit";
import { write } from "../write";

type Refused = Pick<PlatformParts, "db" | "settings" | "now"> & { clientAddress: string; requestId?: string };

interface RefusalFacts {
  accountId?: string | null | undefined;
  companyId?: string | null | undefined;
  detail?: string;
}

/** Refusals of one kind, caller and minute, beyond the first one, which was written at once. */
interface Counted {
  kind: AuditEvent;
  facts: RefusalFacts;
  clientAddress: string | undefined;
  count: number;
  at: string;
}

interface Minute {
  started: number;
  counted: Map<string, Counted>;
  timer: NodeJS.Timeout;
}

const MINUTE_MS = 60_000;

/** Callers that get rows of their own in one minute; the refusals of all others are counted together, by kind. */
const MOST_CALLERS = 20;

const minutes = new WeakMap<Db, Minute>();

/**
 * Notes that a rule declined a request. The first refusal of a kind and caller in a minute is written at once; the
 * others are counted in memory and become one row when the minute is over, so that a flood of refusals is no flood of
 * commits. A store that cannot be written does not change the answer.
 */
export async function recordRefusal(
  scope: Refused,
  kind: AuditEvent,
  given: RefusalFacts = {},
): Promise<void> {
  const { accountId, companyId } = requestFacts() ?? {};
  const facts = { accountId, companyId, ...given };
  await logged(async () => {
    const { counted } = await minuteOf(scope);
    const own = { kind, facts, clientAddress: scope.clientAddress, count: 0, at: scope.now().toISOString() };
    const key = JSON.stringify([kind, facts.accountId, facts.companyId, facts.detail, own.clientAddress]);
    const known = counted.get(key);
    if (known) {
      known.count += 1;
    } else if (counted.size < MOST_CALLERS) {
      counted.set(key, own);
      await write(scope.db, null, (trx) => recordAudit(trx, scope, kind, facts));
    } else {
      const others = counted.get(kind) ?? { ...own, facts: {}, clientAddress: undefined };
      counted.set(kind, { ...others, count: others.count + 1 });
    }
  });
}

/** The minute that runs; the one before it is written down first. */
async function minuteOf(scope: Refused): Promise<Minute> {
  const started = Math.floor(scope.now().getTime() / MINUTE_MS);
  const running = minutes.get(scope.db);
  if (running?.started === started) return running;
  const timer = setTimeout(() => void logged(() => flushRefusals(scope)), MINUTE_MS).unref();
  const minute: Minute = { started, counted: new Map(), timer };
  const before = take(scope.db);
  minutes.set(scope.db, minute);
  await store(scope, before);
  return minute;
}

/** Writes down what is counted in memory: at the end of a minute, and before the store is closed. */
export const flushRefusals = (parts: Pick<Refused, "db" | "settings" | "now">): Promise<void> =>
  store(parts, take(parts.db));

function take(db: Db): Counted[] {
  const minute = minutes.get(db);
  minutes.delete(db);
  clearTimeout(minute?.timer);
  return [...(minute?.counted.values() ?? [])].filter(({ count }) => count > 0);
}

async function store({ db, settings, now }: Pick<Refused, "db" | "settings" | "now">, counted: Counted[]) {
  if (counted.length === 0) return;
  await write(db, null, async (trx) => {
    for (const { kind, facts, clientAddress, count, at } of counted) {
      const origin = clientAddress === undefined ? { now, settings } : { now, settings, clientAddress };
      await recordAudit(trx, origin, kind, { ...facts, count, at });
    }
  });
}

const logged = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => log.error(error, "A refusal was not noted"));
