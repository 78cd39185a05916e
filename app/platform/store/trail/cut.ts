import type { Db, Trx } from "../../scope";
import { write } from "../write";
import { rowsAfter, walk } from "./check-chain";
import {
  type ChainRow,
  type EventRow,
  isCutSigned,
  isHeadSigned,
  signedCut,
  signedHead,
  type TrailKeys,
} from "./seal";

/** Rows of one transaction: others must be able to write in between. */
const SLICE = 200;

/**
 * Deletes the events of every chain that are older than an instant, up to a signed checkpoint from which the chain can
 * still be verified. A chain whose rows or checkpoint are not in order is left as it is, as evidence.
 */
export async function cutTrail(db: Db, keys: TrailKeys, before: string, at: string): Promise<void> {
  for (const chain of await chainNames(db)) {
    while (await write(db, null, (trx) => cutSlice(trx, keys, chain, before, at)));
  }
}

/** True if there may be more to cut. */
async function cutSlice(
  trx: Trx,
  keys: TrailKeys,
  name: string,
  before: string,
  at: string,
): Promise<boolean> {
  const chain = await chainNamed(trx, name);
  if (!isCutSigned(chain, keys)) return false;
  const start = { sequence: chain.cut_sequence, hash: chain.cut_hash };
  const page = await rowsAfter(trx, name, start.sequence, SLICE);
  const firstKept = page.findIndex((row) => row.at >= before);
  const old = firstKept === -1 ? page : page.slice(0, firstKept);
  const { reached, fault } = walk(old, start);
  if (fault || old.length === 0) return false;
  const cut = { chain: name, cut_sequence: reached.sequence, cut_hash: reached.hash, cut_at: at };
  await trx
    .updateTable("event_chain")
    .set({ ...cut, cut_signature: signedCut(cut, keys) })
    .where("chain", "=", name)
    .execute();
  await trx.deleteFrom("event").where("chain", "=", name).where("sequence", "<=", reached.sequence).execute();
  await forgetUnused(trx, old);
  return old.length === SLICE;
}

/** Addresses and names that only the deleted events had. */
async function forgetUnused(trx: Trx, deleted: EventRow[]): Promise<void> {
  const pseudonyms = new Set(
    deleted.flatMap(({ address, operator }) => [address ?? [], operator ?? []].flat()),
  );
  if (pseudonyms.size === 0) return;
  await trx
    .deleteFrom("event_subject")
    .where("pseudonym", "in", [...pseudonyms])
    .where(
      "pseudonym",
      "not in",
      trx
        .selectFrom("event")
        .select("address")
        .where("address", "in", [...pseudonyms])
        .$castTo<{ address: string }>(),
    )
    .where(
      "pseudonym",
      "not in",
      trx
        .selectFrom("event")
        .select("operator")
        .where("operator", "in", [...pseudonyms])
        .$castTo<{ operator: string }>(),
    )
    .execute();
}

/** Signs both ends of the chains with the newest key, so that a later rotation does not make them look forged. */
export async function renewSignatures(db: Db, keys: TrailKeys): Promise<void> {
  const newest: TrailKeys = [keys[0]];
  for (const name of await chainNames(db)) {
    await write(db, null, async (trx) => {
      const chain = await chainNamed(trx, name);
      const renewed = {
        ...(isHeadSigned(chain, keys) && !isHeadSigned(chain, newest)
          ? { signature: signedHead(chain, keys) }
          : {}),
        ...(isCutSigned(chain, keys) && !isCutSigned(chain, newest)
          ? { cut_signature: signedCut(chain, keys) }
          : {}),
      };
      if (Object.keys(renewed).length === 0) return;
      await trx.updateTable("event_chain").set(renewed).where("chain", "=", name).execute();
    });
  }
}

const chainNames = async (db: Db): Promise<string[]> =>
  (await db.selectFrom("event_chain").select("chain").orderBy("chain").execute()).map(({ chain }) => chain);

const chainNamed = (trx: Trx, chain: string): Promise<ChainRow> =>
  trx.selectFrom("event_chain").selectAll().where("chain", "=", chain).executeTakeFirstOrThrow();
