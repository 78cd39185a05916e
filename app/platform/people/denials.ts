import type { Db, Scope, Session } from "../scope";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";

/** So many denials of one account are written in a minute; the others are only counted. */
const MOST_PER_MINUTE = 3;
const MINUTE_MS = 60_000;

interface Denials {
  since: number;
  written: number;
  unwritten: number;
}

/** The most accounts in memory before those of past minutes are dropped. */
const MOST_ACCOUNTS = 10_000;

const denials = new WeakMap<Db, Map<string, Denials>>();

/**
 * Records that a person was denied something. Each record waits for the disk, so that a flood of refused calls may not
 * write one each: the next one that is written says how many were not.
 */
export async function recordDenial(
  scope: Pick<Scope, "db" | "now" | "clientAddress">,
  { accountId, companyId }: Session,
  what: string,
): Promise<void> {
  const own = denialsOf(scope, accountId);
  if (own.written >= MOST_PER_MINUTE) {
    own.unwritten += 1;
    return;
  }
  own.written += 1;
  const detail = own.unwritten === 0 ? what : `${what} (+${own.unwritten})`;
  own.unwritten = 0;
  await write(scope.db, null, (trx) =>
    recordAudit(trx, scope, "permission_denied", { accountId, companyId, detail }),
  );
}

function denialsOf({ db, now }: Pick<Scope, "db" | "now">, accountId: string): Denials {
  const all = denials.get(db) ?? new Map<string, Denials>();
  denials.set(db, all);
  const present = now().getTime();
  const isPast = ({ since }: Denials) => present - since >= MINUTE_MS || present < since;
  if (all.size >= MOST_ACCOUNTS) for (const [id, one] of all) if (isPast(one)) all.delete(id);
  const own = all.get(accountId) ?? { since: present, written: 0, unwritten: 0 };
  all.set(accountId, own);
  if (isPast(own)) Object.assign(own, { since: present, written: 0 });
  return own;
}
