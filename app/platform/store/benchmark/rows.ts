import { sql, type RawBuilder } from "kysely";
import type { Row } from "~/domain/benchmark/aggregates";
import type { Measure } from "~/domain/benchmark/contribution";
import type { Daily } from "~/domain/benchmark/daily";
import type { Tally } from "~/domain/benchmark/tally";
import { byCode } from "~/domain/text-order";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";
import { keptQuery } from "../kept/kept-query";

type Table = Database["benchmark_row"];
type RowKey = Pick<Row, "cell" | "measure">;

export type StoredRow = RowKey & Daily<Tally>;

/** The amounts to add to a row: to its value when today began, and to its present value. They may be negative. */
export interface RowChange extends RowKey {
  opening: Tally;
  live: Tally;
}

const NUMBERS = ["companies", "sum", "zero", "low", "medium", "high"] as const;
/** Sixteen values a row, at most 500 a statement. */
const ROWS_A_STATEMENT = 31;

/**
 * Adds to rows as they are at that moment, including concurrent changes. The first change of a day keeps the value
 * until then. Rows are changed in a fixed order, so that two such transactions never deadlock.
 */
export async function addToRows(
  trx: Trx,
  year: number,
  today: string,
  changes: readonly RowChange[],
): Promise<void> {
  const inOrder = changes.toSorted((a, b) => byCode(a.cell, b.cell) || byCode(a.measure, b.measure));
  for (let from = 0; from < inOrder.length; from += ROWS_A_STATEMENT) {
    const values = inOrder
      .slice(from, from + ROWS_A_STATEMENT)
      .map((change): Table => ({ year, day: today, ...columnsOf(change) }));
    await trx
      .insertInto("benchmark_row")
      .values(values)
      .onConflict((conflict) => conflict.columns(["year", "cell", "measure"]).doUpdateSet(ADDED))
      .execute();
  }
}

const IS_LATER = sql<boolean>`excluded.day > benchmark_row.day`;

/** The same as `change` in domain/benchmark/daily, in one step with the reading of the row. */
const ADDED = {
  day: sql<string>`case when ${IS_LATER} then excluded.day else benchmark_row.day end`,
  ...(Object.fromEntries(
    NUMBERS.flatMap((number) => {
      const [opening, live] = [sql.ref(`opening_${number}`), sql.ref(`live_${number}`)];
      const began = sql`case when ${IS_LATER} then benchmark_row.${live} else benchmark_row.${opening} end`;
      return [
        [`opening_${number}`, sql<number>`${began} + excluded.${opening}`],
        [`live_${number}`, sql<number>`benchmark_row.${live} + excluded.${live}`],
      ];
    }),
  ) as Record<`${"opening" | "live"}_${(typeof NUMBERS)[number]}`, RawBuilder<number>>),
};

const ofCells = keptQuery((handle, { year, cells }: { year: number; cells: readonly string[] | null }) =>
  handle
    .selectFrom("benchmark_row")
    .selectAll()
    .where("year", "=", year)
    .$if(cells !== null, (query) => query.where("cell", "in", cells as string[])),
);

/** The rows of some cells of a year, or of all cells if none are named. */
export async function rowsOfCells(
  handle: Db | Trx,
  year: number,
  cells: readonly string[] | null = null,
): Promise<StoredRow[]> {
  const rows = await ofCells(handle, { year, cells });
  return rows.map((row) => ({
    cell: row.cell,
    measure: row.measure as Measure,
    day: row.day,
    opening: tally(row, "opening"),
    live: tally(row, "live"),
  }));
}

function columnsOf({ cell, measure, opening, live }: RowChange) {
  const columns = <Moment extends "opening" | "live">(moment: Moment, { companies, sum, buckets }: Tally) => {
    const numbers = [companies, sum, ...buckets];
    return Object.fromEntries(
      NUMBERS.map((number, index) => [`${moment}_${number}`, numbers[index] ?? 0]),
    ) as Record<`${Moment}_${(typeof NUMBERS)[number]}`, number>;
  };
  return { cell, measure, ...columns("opening", opening), ...columns("live", live) };
}

/** An engine with large numbers returns them as text. */
function tally(row: Table, moment: "opening" | "live"): Tally {
  const [companies = 0, sum = 0, zero = 0, low = 0, medium = 0, high = 0] = NUMBERS.map((number) =>
    Number(row[`${moment}_${number}`]),
  );
  return { companies, sum, buckets: [zero, low, medium, high] };
}
