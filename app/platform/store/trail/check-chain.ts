import type { Db, Trx } from "../../scope";
import { readTogether } from "../read-together";
import { BROKEN_HEAD } from "./append";
import { notesToCarry } from "./carry-over";
import {
  type ChainRow,
  type EventRow,
  hashOfEvent,
  INSTALLATION,
  isCutSigned,
  isHeadSigned,
  NO_HASH,
  type TrailKeys,
} from "./seal";

/** What is wrong with a chain, and at which row; 0 = not at a row. */
export interface TrailFault {
  chain: string;
  sequence: number;
  kind:
    | "changed"
    | "does_not_follow"
    | "missing"
    | "missing_at_end"
    | "beyond_end"
    | "broken_before"
    | "end_not_signed"
    | "checkpoint_not_signed"
    | "no_end"
    | "chains_lost";
}

/** The last row that was found in order. */
interface Reached {
  sequence: number;
  hash: string;
}

const PAGE = 500;

/**
 * The first fault of every chain that has one, and how many rows were looked at. Older notes that wait to be carried
 * into their chains are counted, and not checked.
 */
export async function checkTrail(
  db: Db,
  keys: TrailKeys,
): Promise<{ chains: number; rows: number; faults: TrailFault[]; waiting: number }> {
  // One state of the store: rows that are appended meanwhile belong to a later check.
  return readTogether(db, async (trx) => {
    const chains = await trx.selectFrom("event_chain").selectAll().orderBy("chain").execute();
    const faults = await chainsLost(trx, chains);
    let rows = 0;
    for (const chain of chains) {
      const checked = await checkChain(trx, keys, chain);
      rows += checked.rows;
      if (checked.fault) faults.push(checked.fault);
    }
    return { chains: chains.length, rows, faults, waiting: await notesToCarry(trx) };
  });
}

/** Rows without a chain, or fewer chains than the installation has counted. */
async function chainsLost(trx: Trx, chains: ChainRow[]): Promise<TrailFault[]> {
  const orphans = await trx
    .selectFrom("event")
    .select("chain")
    .distinct()
    .where("chain", "not in", trx.selectFrom("event_chain").select("chain"))
    .execute();
  const faults = orphans.map(({ chain }): TrailFault => ({ chain, sequence: 0, kind: "no_end" }));
  const counted = chains.find(({ chain }) => chain === INSTALLATION)?.chains ?? 0;
  const present = chains.filter(({ chain }) => chain !== INSTALLATION).length;
  if (counted !== present) faults.push({ chain: INSTALLATION, sequence: 0, kind: "chains_lost" });
  return faults;
}

/** From the checkpoint to the end; the first fault only, since every later row depends on it. */
async function checkChain(
  handle: Db | Trx,
  keys: TrailKeys,
  chain: ChainRow,
): Promise<{ rows: number; fault: TrailFault | null }> {
  const fault = (kind: TrailFault["kind"], sequence: number) => ({ chain: chain.chain, sequence, kind });
  if (!isCutSigned(chain, keys)) {
    return { rows: 0, fault: fault("checkpoint_not_signed", chain.cut_sequence) };
  }
  let reached: Reached = { sequence: chain.cut_sequence, hash: chain.cut_hash };
  let rows = 0;
  for (;;) {
    const page = await rowsAfter(handle, chain.chain, reached.sequence, PAGE);
    const walked = walk(page, reached);
    rows += page.length;
    if (walked.fault) return { rows, fault: walked.fault };
    reached = walked.reached;
    if (page.length < PAGE) break;
  }
  return { rows, fault: endFault(chain, reached, keys) };
}

/** Whether the rows follow from what was reached, one after the other. */
export function walk(rows: EventRow[], start: Reached): { reached: Reached; fault: TrailFault | null } {
  let reached = start;
  for (const row of rows) {
    const kind = rowFault(row, reached);
    if (kind) {
      const sequence = kind === "missing" ? reached.sequence + 1 : row.sequence;
      return { reached, fault: { chain: row.chain, sequence, kind } };
    }
    reached = { sequence: row.sequence, hash: row.hash };
  }
  return { reached, fault: null };
}

function rowFault(row: EventRow, reached: Reached): TrailFault["kind"] | null {
  if (row.sequence !== reached.sequence + 1) return "missing";
  if (row.previous !== reached.hash) return "does_not_follow";
  if (hashOfEvent(row) !== row.hash) return "changed";
  return row.kind === BROKEN_HEAD ? "broken_before" : null;
}

function endFault(chain: ChainRow, reached: Reached, keys: TrailKeys): TrailFault | null {
  const fault = (kind: TrailFault["kind"], sequence: number) => ({ chain: chain.chain, sequence, kind });
  if (!isHeadSigned(chain, keys)) return fault("end_not_signed", chain.sequence);
  if (reached.sequence < chain.sequence) return fault("missing_at_end", reached.sequence + 1);
  if (reached.sequence > chain.sequence) return fault("beyond_end", chain.sequence + 1);
  return reached.hash === chain.hash || (chain.sequence === 0 && chain.hash === NO_HASH)
    ? null
    : fault("changed", chain.sequence);
}

export const rowsAfter = (
  handle: Db | Trx,
  chain: string,
  sequence: number,
  most: number,
): Promise<EventRow[]> =>
  handle
    .selectFrom("event")
    .selectAll()
    .where("chain", "=", chain)
    .where("sequence", ">", sequence)
    .orderBy("sequence")
    .limit(most)
    .execute();
