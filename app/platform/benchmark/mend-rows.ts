import { shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { combined, NO_TALLIES } from "~/domain/benchmark/question-tallies";
import { difference, EMPTY_TALLY } from "~/domain/benchmark/tally";
import type { Db, PlatformParts, Trx } from "../scope";
import { entriesAfter } from "../store/benchmark/entries";
import { benchmarkYears } from "../store/benchmark/rebuilds";
import { addToQuestions, type QuestionRowChange, questionRows } from "../store/benchmark/questions";
import { addToRows, rowsOfCells, type RowChange } from "../store/benchmark/rows";
import { readTogether } from "../store/read-together";
import { inSlices } from "../store/slices";
import { questionSums } from "./question-sums";
import { rowSums } from "./row-sums";

const ENTRIES_AT_ONCE = 500;
const ROWS_AT_ONCE = 31;
/** Each holds all questions of a class. */
const QUESTION_ROWS_AT_ONCE = 4;

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
  const { rows, questions } = await errorsOf(db, year, today);
  const inPieces = async <Change>(
    wrong: readonly Change[],
    atOnce: number,
    correct: (trx: Trx, piece: readonly Change[]) => Promise<void>,
  ) => {
    let [done, isSameDay] = [0, true];
    if (wrong.length === 0) return true;
    await inSlices(db, async (trx, hasTime) => {
      await hold(trx);
      isSameDay = dayNow() === today;
      let next = done;
      while (isSameDay && next < wrong.length && (next === done || hasTime())) {
        await correct(trx, wrong.slice(next, next + atOnce));
        next += atOnce;
      }
      const committed = () => void (done = next);
      return { isMore: isSameDay && next < wrong.length, committed };
    });
    return isSameDay;
  };
  const isDone =
    (await inPieces(rows, ROWS_AT_ONCE, (trx, piece) => addToRows(trx, year, today, piece))) &&
    (await inPieces(questions, QUESTION_ROWS_AT_ONCE, (trx, piece) =>
      addToQuestions(trx, year, today, piece),
    ));
  return isDone ? rows.length + questions.length : null;
}

interface Errors {
  rows: RowChange[];
  questions: QuestionRowChange[];
}

/** The changes that correct the rows of a year, computed from one state of the data. */
function errorsOf(db: Db, year: number, today: string): Promise<Errors> {
  return readTogether(db, async (trx) => {
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
