import type { Db, Trx } from "../../scope";
import { inSlices } from "../slices";
import { appendEvent } from "./append";
import type { TrailKeys } from "./seal";

/** Rows that are read at once. */
const PAGE = 100;

/**
 * Moves what was noted before the trail into its chains, the oldest first, each row with its own time; what is older
 * than an instant has been kept long enough and goes. A row leaves in the transaction that appends it.
 */
export const carryOverAudit = (
  db: Db,
  keys: TrailKeys,
  { before, ending }: { before: string; ending?: AbortSignal | undefined },
): Promise<void> => inSlices(db, (trx, hasTime) => carrySlice(trx, keys, before, hasTime), ending);

/** How many notes have not reached their chains yet. */
export async function notesToCarry(handle: Db | Trx): Promise<number> {
  const { rows } = await handle
    .selectFrom("audit")
    .select(({ fn }) => fn.countAll<number | string>().as("rows"))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

async function carrySlice(trx: Trx, keys: TrailKeys, before: string, hasTime: () => boolean) {
  const rows = await trx.selectFrom("audit").selectAll().orderBy("id").limit(PAGE).execute();
  let last: number | null = null;
  for (const { id, at, event, account_id, company_id, client_address, detail } of rows) {
    if (last !== null && !hasTime()) break;
    last = id;
    if (at < before) continue;
    await appendEvent(trx, keys, {
      at,
      kind: event,
      companyId: company_id,
      accountId: account_id,
      clientAddress: client_address,
      operator: null,
      detail,
      count: 1,
      requestId: null,
    });
  }
  if (last !== null) await trx.deleteFrom("audit").where("id", "<=", last).execute();
  return { isMore: rows.length > 0 };
}
