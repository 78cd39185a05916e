import type { Db } from "../../scope";
import { notesToCarry } from "./carry-over";
import { rowsAfter } from "./check-chain";
import type { ChainRow, EventRow } from "./seal";
import { meaningsOf } from "./subjects";

/**
 * A line of an export. A chain's own line comes before its events: from its checkpoint (`cut_sequence`, `cut_hash`) the
 * hashes can be computed again without any key; its signatures only this installation can check. The first line says how
 * many older notes were not yet in their chains when the export began, and are therefore not in it.
 */
type ExportLine =
  | { type: "waiting"; events: number }
  | ({ type: "chain" } & ChainRow)
  | ({ type: "event"; clientAddress: string | null; operatorName: string | null } & EventRow);

const PAGE = 500;

export async function* exportLines(db: Db): AsyncGenerator<ExportLine> {
  // Counted before the ends of the chains are read: what moves in between is counted and exported, never neither.
  const waiting = await notesToCarry(db);
  if (waiting > 0) yield { type: "waiting", events: waiting };
  const chains = await db.selectFrom("event_chain").selectAll().orderBy("chain").execute();
  for (const chain of chains) {
    yield { type: "chain", ...chain };
    let reached = chain.cut_sequence;
    while (reached < chain.sequence) {
      const rows = await rowsAfter(db, chain.chain, reached, PAGE);
      yield* await withMeanings(db, rows);
      const last = rows.at(-1);
      if (!last) break;
      reached = last.sequence;
    }
  }
}

async function withMeanings(db: Db, rows: EventRow[]): Promise<ExportLine[]> {
  const meanings = await meaningsOf(
    db,
    rows.flatMap(({ address, operator }) => [address ?? [], operator ?? []].flat()),
  );
  const meaning = (pseudonym: string | null) => meanings.get(pseudonym ?? "") ?? null;
  return rows.map((row) => ({
    type: "event",
    ...row,
    clientAddress: meaning(row.address),
    operatorName: meaning(row.operator),
  }));
}
