import type { Db } from "../../scope";
import { notesToCarry } from "./carry-over";
import { meaningsOf } from "./subjects";
import type { EventRow } from "./seal";

/** An event with what is known of its people; null: not known, or erased. */
export interface ReadEvent extends EventRow {
  email: string | null;
  clientAddress: string | null;
  operatorName: string | null;
}

/** The newest events, of one company or of all chains, and how many older notes are not yet in any chain. */
export async function readEvents(
  db: Db,
  companyId: string | null,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; events: ReadEvent[]; waiting: number }> {
  const waiting = await notesToCarry(db);
  const chosen = companyId === null ? [] : [companyId];
  const query = db
    .selectFrom("event")
    .$if(chosen.length > 0, (events) => events.where("chain", "in", chosen));
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll("event")
    .orderBy("at", "desc")
    .orderBy("chain")
    .orderBy("sequence", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return { total, events: await withPeople(db, rows), waiting };
}

async function withPeople(db: Db, rows: EventRow[]): Promise<ReadEvent[]> {
  const present = (values: (string | null)[]) => [...new Set(values)].flatMap((value) => value ?? []);
  const meanings = await meaningsOf(
    db,
    present(rows.flatMap(({ address, operator }) => [address, operator])),
  );
  const accounts = await db
    .selectFrom("account")
    .select(["id", "email"])
    .where("id", "in", present(rows.map((row) => row.account_id)))
    .execute();
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return rows.map((row) => ({
    ...row,
    email: emails.get(row.account_id ?? "") ?? null,
    clientAddress: meanings.get(row.address ?? "") ?? null,
    operatorName: meanings.get(row.operator ?? "") ?? null,
  }));
}
