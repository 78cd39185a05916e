import type { Db, Trx } from "../../scope";
import { write } from "../write";
import { appendEvent } from "./append";
import type { TrailKeys } from "./seal";

const SLICE = 100;

/** Moves what was noted before the trail into its chains, the oldest first, each row with its own time. */
export async function carryOverAudit(db: Db, keys: TrailKeys): Promise<void> {
  while (await write(db, null, (trx) => carrySlice(trx, keys)));
}

async function carrySlice(trx: Trx, keys: TrailKeys): Promise<boolean> {
  const rows = await trx.selectFrom("audit").selectAll().orderBy("id").limit(SLICE).execute();
  for (const { at, event, account_id, company_id, client_address, detail } of rows) {
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
  const last = rows.at(-1);
  if (last) await trx.deleteFrom("audit").where("id", "<=", last.id).execute();
  return rows.length === SLICE;
}
