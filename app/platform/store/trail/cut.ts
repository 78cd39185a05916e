import type { Db, Trx } from "../../scope";
import { inSlices } from "../slices";
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

/** The most rows of one transaction. */
const SLICE = 200;

interface CutOptions {
  before: string;
  at: string;
  ending?: AbortSignal | undefined;
}

/**
 * Deletes the events of every chain that are older than an instant, up to a signed checkpoint from which the chain can
 * still be verified. A chain whose rows or checkpoint are not in order is left as it is, as evidence.
 */
export async function cutTrail(db: Db, keys: TrailKeys, { before, at, ending }: CutOptions): Promise<void> {
  for (const chain of await chainsBeginningBefore(db, before)) {
    await inSlices(db, (trx) => cutSlice(trx, keys, chain, before, at), ending);
  }
}

/** Chains that hold something older than an instant. */
const chainsBeginningBefore = async (db: Db, before: string): Promise<string[]> =>
  (
    await db
      .selectFrom("event_chain")
      .select("chain")
      .where("chain", "in", db.selectFrom("event").select("chain").where("at", "<", before))
      .orderBy("chain")
      .execute()
  ).map(({ chain }) => chain);

async function cutSlice(
  trx: Trx,
  keys: TrailKeys,
  name: string,
  before: string,
  at: string,
): Promise<{ isMore: boolean }> {
  const chain = await chainNamed(trx, name);
  if (!isCutSigned(chain, keys)) return { isMore: false };
  const start = { sequence: chain.cut_sequence, hash: chain.cut_hash };
  const page = await rowsAfter(trx, name, start.sequence, SLICE);
  const firstKept = page.findIndex((row) => row.at >= before);
  const old = firstKept === -1 ? page : page.slice(0, firstKept);
  const { reached, fault } = walk(old, start);
  if (fault || old.length === 0) return { isMore: false };
  const cut = { chain: name, cut_sequence: reached.sequence, cut_hash: reached.hash, cut_at: at };
  await trx
    .updateTable("event_chain")
    .set({ ...cut, cut_signature: signedCut(cut, keys) })
    .where("chain", "=", name)
    .execute();
  await trx.deleteFrom("event").where("chain", "=", name).where("sequence", "<=", reached.sequence).execute();
  await forgetUnused(trx, old);
  return { isMore: old.length === SLICE };
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
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("event").select("at").whereRef("event.address", "=", "event_subject.pseudonym"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("event").select("at").whereRef("event.operator", "=", "event_subject.pseudonym")),
      ),
    )
    .execute();
}

/** Signs both ends of the chains with the newest key, so that a later rotation does not make them look forged. */
export async function renewSignatures(db: Db, keys: TrailKeys, ending?: AbortSignal): Promise<void> {
  const chains = await db.selectFrom("event_chain").selectAll().orderBy("chain").execute();
  const old = chains.filter((chain) => Object.keys(renewed(chain, keys)).length > 0);
  let next = 0;
  await inSlices(
    db,
    async (trx, hasTime) => {
      let index = next;
      for (; index < old.length && (index === next || hasTime()); index += 1) {
        const name = old[index]?.chain ?? "";
        const signatures = renewed(await chainNamed(trx, name), keys);
        if (Object.keys(signatures).length === 0) continue;
        await trx.updateTable("event_chain").set(signatures).where("chain", "=", name).execute();
      }
      return { isMore: index < old.length, committed: () => void (next = index) };
    },
    ending,
  );
}

/** The signatures of a chain that are good and not yet made with the newest key, made with it. */
function renewed(chain: ChainRow, keys: TrailKeys): Partial<Pick<ChainRow, "signature" | "cut_signature">> {
  const newest: TrailKeys = [keys[0]];
  return {
    ...(isHeadSigned(chain, keys) && !isHeadSigned(chain, newest)
      ? { signature: signedHead(chain, keys) }
      : {}),
    ...(isCutSigned(chain, keys) && !isCutSigned(chain, newest)
      ? { cut_signature: signedCut(chain, keys) }
      : {}),
  };
}

const chainNamed = (trx: Trx, chain: string): Promise<ChainRow> =>
  trx.selectFrom("event_chain").selectAll().where("chain", "=", chain).executeTakeFirstOrThrow();
