import type { Entry } from "~/domain/benchmark/aggregates";
import { romeDay } from "~/domain/calendar-date";
import { declaredAnswers } from "~/platform/card/declared-answers";
import { entryOf } from "~/platform/benchmark/entry-of";
import { questionSums } from "~/platform/benchmark/question-sums";
import { rowSums } from "~/platform/benchmark/row-sums";
import type { PlatformParts } from "~/platform/scope";
import { scoringBlock } from "~/platform/scoring/scoring-block";
import { putEntries } from "~/platform/store/benchmark/entries";
import { addToQuestions } from "~/platform/store/benchmark/questions";
import { addToRows } from "~/platform/store/benchmark/rows";
import { factsOf, insertCompanies } from "~/platform/store/companies";
import { write } from "~/platform/store/write";
import { madeUpCompany } from "./company";
import { companyRow, madeUpSurvey } from "./survey";
import { DAY_MS } from "~/domain/durations";

const YEAR = 2025;
const COMPANIES_AT_ONCE = 2_000;
/** The scorings that are really computed; the companies share them. */
const SCORINGS = 300;
/**
 * Fills the benchmark with companies that have no version: their entries, and the rows that real issues would have
 * left. For measurements only, since a rebuild removes every entry without a version.
 */
export async function seedBenchmark(parts: PlatformParts, count: number): Promise<void> {
  const yesterday = new Date(parts.now().getTime() - DAY_MS).toISOString();
  const day = romeDay(new Date(yesterday));
  const scorings = Array.from({ length: Math.min(SCORINGS, count) }, (_, index) => scoringOf(index + 1));
  const [sums, questions] = [rowSums(), questionSums()];
  for (let created = 0; created < count; created += COMPANIES_AT_ONCE) {
    const length = Math.min(COMPANIES_AT_ONCE, count - created);
    const seeded = Array.from({ length }, (_, index) =>
      seededCompany(created + index + 1, yesterday, scorings),
    );
    for (const { entry } of seeded) {
      sums.count(null, entry);
      questions.count(null, entry);
    }
    await write(parts.db, null, async (trx) => {
      await insertCompanies(
        trx,
        seeded.map(({ row }) => row),
      );
      const entries = seeded.map(({ row, entry }) => ({
        companyId: row.id,
        year: YEAR,
        day,
        opening: null,
        live: entry,
      }));
      await putEntries(trx, entries);
    });
  }
  await write(parts.db, null, async (trx) => {
    await addToRows(trx, YEAR, day, sums.changes());
    await addToQuestions(trx, YEAR, day, questions.changes());
  });
}

type Scoring = Pick<Entry, "samples" | "shares" | "choices" | "indicators">;

function scoringOf(number: number): Scoring {
  const { company, draws } = madeUpCompany(number);
  const at = "2026-01-01T00:00:00.000Z";
  const survey = madeUpSurvey(company, companyRow(company, YEAR, at), draws, at);
  const { sector, macrosector } = company;
  const { size, employees, workforce, turnover: annualTurnover } = survey.facts;
  const registry = { sector, macrosector, size, employees, workforce, annualTurnover };
  return entryOf({ registry, versioned: scoringBlock(survey), answers: declaredAnswers(survey) });
}

function seededCompany(number: number, at: string, scorings: readonly Scoring[]) {
  const { company } = madeUpCompany(number);
  const id = `00000000-0000-4000-a000-${String(number).padStart(12, "0")}`;
  const row = { ...companyRow(company, YEAR, at), id, partita_iva: null };
  const { sector, macrosector } = company;
  const { samples = [], shares = {}, choices } = scorings[number % scorings.length] ?? {};
  const entry: Entry = {
    profile: { sector, macrosector, size: factsOf(row).size },
    samples,
    shares,
    choices,
  };
  return { row, entry };
}
