import { change, type Daily, shownOn } from "~/domain/benchmark/daily";
import {
  combined,
  type Counted,
  type QuestionRow,
  type QuestionTallies,
  type QuestionTally,
} from "~/domain/benchmark/question-tallies";
import type { Entry } from "~/domain/benchmark/aggregates";
import { byCode } from "~/domain/text-order";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";
import { keptQuery } from "../kept/kept-query";
import { oncePerText } from "../kept/once-per-text";
import { entryIn } from "./entries";

type Table = Database["benchmark_question"];
type RowKey = Pick<QuestionRow, "cell" | "counted">;

export type StoredQuestions = RowKey & Daily<QuestionTallies>;

/** The amounts to add to a row: to its value when today began, and to its present value. They may be negative. */
export interface QuestionRowChange extends RowKey {
  opening: QuestionTallies;
  live: QuestionTallies;
}

/** Six values a row, at most 500 a statement. */
const ROWS_A_STATEMENT = 80;

/**
 * Adds to rows as they are at that moment: the first statement creates or locks them, in a fixed order, so that two such
 * transactions neither lose an amount nor deadlock.
 */
export async function addToQuestions(
  trx: Trx,
  year: number,
  today: string,
  changes: readonly QuestionRowChange[],
): Promise<void> {
  const inOrder = changes.toSorted((a, b) => byCode(keyOf(a), keyOf(b)));
  for (let from = 0; from < inOrder.length; from += ROWS_A_STATEMENT) {
    const batch = inOrder.slice(from, from + ROWS_A_STATEMENT);
    const held = new Map((await lockedRows(trx, year, batch)).map((row) => [keyOf(row), row]));
    const values = batch.map((added): Table => {
      const { cell, counted } = added;
      const row = held.get(keyOf(added)) ?? { day: "", opening: new Map(), live: new Map() };
      const next = change<QuestionTallies>(row, today, combined(row.live, added.live));
      const opening = textOf(combined(shownOn(row, today), added.opening));
      return { year, cell, scored_class: counted, day: next.day, opening, live: textOf(next.live) };
    });
    await trx
      .insertInto("benchmark_question")
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(["year", "cell", "scored_class"]).doUpdateSet((eb) => ({
          day: eb.ref("excluded.day"),
          opening: eb.ref("excluded.opening"),
          live: eb.ref("excluded.live"),
        })),
      )
      .execute();
  }
}

async function lockedRows(trx: Trx, year: number, keys: readonly RowKey[]): Promise<StoredQuestions[]> {
  const rows = await trx
    .insertInto("benchmark_question")
    .values(
      keys.map(({ cell, counted }) => ({
        ...{ year, cell, scored_class: counted, day: "", opening: "{}", live: "{}" },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["year", "cell", "scored_class"])
        .doUpdateSet((eb) => ({ day: eb.ref("benchmark_question.day") })),
    )
    .returningAll()
    .execute();
  return rows.map(stored);
}

/** The rows of a year; only those of some cells and counts where these are named. */
export async function questionRows(
  handle: Db | Trx,
  year: number,
  only: { cells: readonly string[]; counted: readonly Counted[] } | null = null,
): Promise<StoredQuestions[]> {
  const rows = await rowsOf(handle, { year, cells: only?.cells, counted: only?.counted });
  return rows.map(stored);
}

interface Rows {
  year: number;
  cells: readonly string[] | undefined;
  counted: readonly Counted[] | undefined;
}

const rowsOf = keptQuery((handle, { year, cells, counted }: Rows) =>
  handle
    .selectFrom("benchmark_question")
    .selectAll()
    .where("year", "=", year)
    .$if(cells !== undefined, (query) => query.where("cell", "in", cells ?? []))
    .$if(counted !== undefined, (query) => query.where("scored_class", "in", counted ?? [])),
);

const stored = ({ cell, scored_class, day, opening, live }: Table): StoredQuestions => {
  const present = talliesIn(live);
  const began = opening === live ? present : talliesIn(opening);
  return { cell, counted: scored_class, day, opening: began, live: present };
};

/** The counts of a cell as shown on a day, which are read only where they are needed. */
interface ShownCounts {
  cell: string;
  tallies(): QuestionTallies;
}

interface Counts {
  year: number;
  companyId: string;
  cells: readonly string[];
  counted: Counted;
}

const countsAndEntry = keptQuery((handle, { year, companyId, cells, counted }: Counts) =>
  handle
    .selectFrom("benchmark_question as question")
    .leftJoin("benchmark_entry as entry", (join) =>
      join.onRef("entry.year", "=", "question.year").on("entry.company_id", "=", companyId),
    )
    .select(["question.cell", "question.day", "question.opening", "question.live"])
    .select(["entry.day as own_day", "entry.opening as own_opening", "entry.live as own_live"])
    .where("question.year", "=", year)
    .where("question.scored_class", "=", counted)
    .where("question.cell", "in", cells),
);

/** What some cells count on a day, with the entry of one company: in one statement, for a page of one question. */
export async function countsWithEntry(
  handle: Db | Trx,
  {
    year,
    today,
    companyId,
    cells,
    counted,
  }: {
    year: number;
    today: string;
    companyId: string;
    cells: readonly string[];
    counted: Counted;
  },
): Promise<{ counts: ShownCounts[]; own: Entry | null }> {
  const rows = await countsAndEntry(handle, { year, companyId, cells, counted });
  const [first] = rows;
  const { own_day: day, own_opening: opening, own_live: live } = first ?? {};
  return {
    counts: rows.map((row) => ({ cell: row.cell, tallies: () => talliesIn(shownOn(row, today)) })),
    own: day ? entryIn(shownOn({ day, opening: opening ?? null, live: live ?? null }, today)) : null,
  };
}

type Written = Record<string, [companies: number, sum: number]>;

/** Equal tallies have equal texts. */
function textOf(tallies: QuestionTallies): string {
  const sorted = [...tallies].sort(([a], [b]) => byCode(a, b));
  const written: Written = Object.fromEntries(
    sorted.map(([guid, { companies, sum }]) => [guid, [companies, sum]]),
  );
  return JSON.stringify(written);
}

/** All the texts of one page several times over; each with its reading takes some twenty kilobytes. */
const KEPT_TALLIES = 100;

const talliesIn = oncePerText(
  (text): QuestionTallies =>
    new Map(
      Object.entries(JSON.parse(text) as Written).map(([guid, [companies, sum]]): [string, QuestionTally] => [
        guid,
        { companies, sum },
      ]),
    ),
  KEPT_TALLIES,
);

const keyOf = ({ cell, counted }: RowKey): string => `${cell}/${counted}`;
