import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";
import type { EventRow } from "./seal";

/** Which events of a company. */
export interface EventFilter {
  companyId: string;
  /** Null: of every kind. */
  kinds: readonly string[] | null;
  /** Null: of everyone. */
  accountId: string | null;
  /** ISO instants; `from` counts, `until` does not. Null: without a limit. */
  from: string | null;
  until: string | null;
}

/** A place in the order of a company's events. */
export interface EventPlace {
  at: string;
  sequence: number;
}

interface EventSlice {
  /** Only the events on one side of a place, those next to it first. */
  beside?: { side: "older" | "newer"; place: EventPlace } | undefined;
  most: number;
}

type Query = SelectQueryBuilder<Database, "event", EventRow>;
type Order = "asc" | "desc";

/**
 * Events of a company, the newest first; on the newer side of a place the oldest first. An index gives them in this
 * order: no more rows of a kind are read than asked for, with kinds and a person those of the person.
 */
export async function eventsOf(
  handle: Db | Trx,
  filter: EventFilter,
  slice: EventSlice,
): Promise<EventRow[]> {
  const order: Order = slice.beside?.side === "newer" ? "asc" : "desc";
  const { rows } = await eventsQuery(handle, filter, slice, order).execute(handle);
  return rows;
}

/** One statement: of each kind the first rows, and of those the first. Exported for the test of its plan. */
export function eventsQuery(handle: Db | Trx, filter: EventFilter, slice: EventSlice, order: Order) {
  const { kinds, accountId } = filter;
  const base = within(handle, filter, slice);
  const ordered = (query: Query) => query.orderBy("at", order).orderBy("sequence", order).limit(slice.most);
  if (kinds === null) return sql<EventRow>`select * from ${ordered(base)} as found`;
  if (accountId !== null) {
    // The sign keeps the index of the kinds away: an account has fewer events than a kind.
    const ofKinds = base.where(sql<boolean>`event.kind || '' in (${sql.join(kinds)})`);
    return sql<EventRow>`select * from ${ordered(ofKinds)} as found`;
  }
  const each = kinds.map((kind) => sql`select * from ${ordered(base.where("kind", "=", kind))} as found`);
  const sorted = sql`order by at ${sql.raw(order)}, sequence ${sql.raw(order)} limit ${slice.most}`;
  return sql<EventRow>`select * from (${sql.join(each, sql` union all `)}) as found ${sorted}`;
}

function within(
  handle: Db | Trx,
  { companyId, accountId, from, until }: EventFilter,
  { beside }: EventSlice,
): Query {
  let query = handle.selectFrom("event").selectAll().where("chain", "=", companyId);
  if (accountId !== null) query = query.where("account_id", "=", accountId);
  if (from !== null) query = query.where("at", ">=", from);
  if (until !== null) query = query.where("at", "<", until);
  if (!beside) return query;
  const { side, place } = beside;
  const sign = side === "older" ? "<" : ">";
  return query
    .where("at", side === "older" ? "<=" : ">=", place.at)
    .where((eb) =>
      eb.or([
        eb("at", sign, place.at),
        eb.and([eb("at", "=", place.at), eb("sequence", sign, place.sequence)]),
      ]),
    );
}
