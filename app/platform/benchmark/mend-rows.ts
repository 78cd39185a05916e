import { shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { combined, NO_TALLIES } from "~/domain/benchmark/question-tallies";
import { difference, EMPTY_TALLY } from "~/domain/benchmark/tally";
import type { Db, PlatformParts, Trx } from "../scope";
import { entriesAfter } from "../store/benchmark/entries";
import { benchmarkYears } from "../store/benchmark/rebuilds";
import { addToQuestions, type QuestionRowChange, questionRows } from "../store/benchmark/questions";
import { addToRows, rowsOfCells, type RowChange } from "../store/benchmark/rows";
import { BatchSize } from "../store/batch-size";
import { write } from "../store/write";
import { questionSums } from "./question-sums";
import { rowSums } from "./row-sums";

const ENTRIES_AT_ONCE = 500;
const ROWS = { first: 31, most: 310 };
/** Each holds all questions of a class. */
const QUESTION_ROWS = { first: 4, most: 40 };

/**
 * Makes the rows equal to the sums of the entries. A company that issues a version meanwhile changes entry and rows
 * alike, so the error of a row stays the same. The errors are therefore found in one read that blocks no writer, and
 * corrected piece by piece. If a day ends in between, the shown values change and the work starts again.
 */
export async function mendRows(parts: PlatformParts, hold: (trx: Trx) => Promise<void>): Promise<number> {
  let mended = 0;
  for (const year of await benchmarkYears(parts.db)) {
    for (let mendedOfYear: number | null = null; mendedOfYear === null;) {
      mendedOfYear = await mendYear(parts, year, hold);
      mended += mendedOfYear ?? 0;
    }
  }
  return mended;
}

async function mendYear(
  { db, now }: PlatformParts,
  year: number,
  hold: (trx: Trx) => Promise<void>,
): Promise<number | null> {
  const dayNow = () => romeDay(now());
  const today = dayNow();
  const inPieces = async <Change>(
    wrong: readonly Change[],
    bounds: { first: number; most: number },
    correct: (trx: Trx, piece: readonly Change[]) => Promise<void>,
  ) => {
    const size = new BatchSize(bounds);
    for (let from = 0; from < wrong.length;) {
      const piece = wrong.slice(from, from + size.next);
      let began = 0;
      const isDone = await write(db, null, async (trx) => {
        began = performance.now();
        await hold(trx);
        if (dayNow() !== today) return false;
        await correct(trx, piece);
        return true;
      });
      if (!isDone) return false;
      size.took(performance.now() - began);
      from += piece.length;
    }
    return true;
  };
  const { rows, questions } = await errorsOf(db, year, today);
  const isDone =
    (await inPieces(rows, ROWS, (trx, piece) => addToRows(trx, year, today, piece))) &&
    (await inPieces(questions, QUESTION_ROWS, (trx, piece) => addToQuestions(trx, year, today, piece)));
  return isDone ? rows.length + questions.length : null;
}

interface Errors {
  rows: RowChange[];
  questions: QuestionRowChange[];
}

/** The changes that correct the rows of a year, computed from one state of the data. */
function errorsOf(db: Db, year: number, today: string): Promise<Errors> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const [sums, ofQuestions] = [rowSums(), questionSums()];
      for (let after = ""; ;) {
        const entries = await entriesAfter(trx, year, after, ENTRIES_AT_ONCE);
        for (const entry of entries) {
          sums.count(shownOn(entry, today), entry.live);
          ofQuestions.count(shownOn(entry, today), entry.live);
        }
        const last = entries.at(-1);
        if (last === undefined) break;
        after = last.companyId;
      }
      for (const { cell, measure, ...row } of await rowsOfCells(trx, year)) {
        const less = (tally: typeof row.live) => [{ cell, measure, tally: difference(tally, EMPTY_TALLY) }];
        sums.add("opening", less(shownOn(row, today)));
        sums.add("live", less(row.live));
      }
      for (const { cell, counted, ...row } of await questionRows(trx, year)) {
        const less = (tallies: typeof row.live) => [
          { cell, counted, tallies: combined(NO_TALLIES, tallies, -1) },
        ];
        ofQuestions.add("opening", less(shownOn(row, today)));
        ofQuestions.add("live", less(row.live));
      }
      return { rows: sums.changes(), questions: ofQuestions.changes() };
    });
}
