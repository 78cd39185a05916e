import type { Benchmark } from "~/api/contract/completed/benchmark";
import { ApiError } from "~/api/errors";
import type { Aggregates } from "~/domain/benchmark/aggregates";
import { ladder } from "~/domain/benchmark/cells";
import { partsOf, type Measure } from "~/domain/benchmark/contribution";
import { shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { PLACEHOLDERS } from "~/domain/benchmark/buckets";
import { NO_TALLIES } from "~/domain/benchmark/question-tallies";
import { comparison, type Comparison, type Figures, shownPopulations } from "~/domain/benchmark/shown";
import type { Tally } from "~/domain/benchmark/tally";
import type { ScoredClass } from "~/domain/question/question";
import { isDemoFolder } from "../data-folder";
import { findEntry } from "../store/benchmark/entries";
import { questionRows } from "../store/benchmark/questions";
import { rowsOfCells, type StoredRow } from "../store/benchmark/rows";
import { factsOf } from "../store/companies";
import { readBehind } from "../store/engines/replica";
import type { PlatformParts } from "../scope";
import { readTogether } from "../store/read-together";
import { readerOf, type SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { compareSameQuestions, countsOfOthers, isEnough } from "./compare-same-questions";
import { hasBenchmark } from "./enter";
import { namedPopulation } from "./named-population";
import { ownKind, unfinishedClasses } from "./own-classes";
import { ifSound } from "./sound";
import { wantedProfile } from "./wanted-profile";

type GapAnalysis = NonNullable<Benchmark["competitiveness"]>;
type Tab = ScoredClass | "competitiveness";

/** The scores of the other companies of a year, as they were when the day began in Italy (D10). */
export const benchmark: UseCase<"report.benchmark"> = ({ query }, scope) =>
  benchmarkFor(readerOf(scope), query, scope);

/** The same for a company whose survey is read elsewhere than in a call. */
export async function benchmarkFor(
  reader: SurveyReader,
  query: Parameters<UseCase<"report.benchmark">>[0]["query"],
  { db, replica, now, settings }: Pick<PlatformParts, "db" | "replica" | "now" | "settings">,
): Promise<Benchmark> {
  const { company, year } = await reader.present(query.year);
  if (!hasBenchmark(year)) throw new ApiError(404, "internal/not_found");
  const { sector, macrosector } = company;
  const wanted = wantedProfile(query, { sector, macrosector, size: factsOf(company).size });
  const today = romeDay(now());
  const version = query.version ?? "draft";
  const kind = await ownKind(reader, year, version);
  const cells = ladder(wanted).map(({ key }) => key);
  const shown = [...new Set([...cells, ...ladder(kind).map(({ key }) => key)])];
  const unfinished = await unfinishedClasses(reader, year, version);
  const compares = [...unfinished].flatMap(([id, answered]) => (isEnough(answered) ? [id] : []));
  const { entry, sums, rows } = await readBehind({ db, replica }, (handle) =>
    // One state of the data: a rebuild between two readings would make the company's own share wrong.
    readTogether(handle, async (trx) => ({
      entry: await findEntry(trx, company.id, year),
      sums: await rowsOfCells(trx, year, shown),
      rows: await questionRows(trx, year, { cells, counted: [...compares, "scores"] }),
    })),
  );
  const own = shownOn(entry, today);
  const others = aggregatesOf(sums, today);
  const scores = countsOfOthers({ rows, today, own })("scores");
  const scoresOf = (cell: string) => ifSound(() => scores(cell)) ?? NO_TALLIES;
  const compared = (tab: Tab) => ifSound(() => comparison(tab, wanted, others, own, scoresOf));
  const same = compareSameQuestions(unfinished, { rows, today, wanted, own });
  const level = (id: ScoredClass) => {
    const { sections: areas, ...gap } = gapOf(id, compared(id));
    return { ...gap, areas, sameQuestions: same.get(id) ?? null };
  };
  const gapAnalysis = {
    start_small: level("start_small"),
    graduate: level("graduate"),
    master: level("master"),
  };
  const first = Object.values(gapAnalysis).find(({ population }) => population);
  return {
    year,
    referenceSector: wanted.sector ?? wanted.macrosector,
    companySize: wanted.size,
    numberOfCompanies: first?.numberOfCompanies?.from ?? null,
    companies: first?.numberOfCompanies ?? null,
    gapAnalysis,
    competitiveness: gapOf("competitiveness", compared("competitiveness")),
    populations: (ifSound(() => shownPopulations(kind, others, own)) ?? []).map((population) => ({
      ...namedPopulation(population),
      numberOfCompanies: population.companies,
    })),
    demo: isDemoFolder(settings.dataDir),
  };
}

function aggregatesOf(rows: readonly StoredRow[], today: string): Aggregates {
  const aggregates = new Map<string, Map<Measure, Tally>>();
  for (const row of rows) {
    const tallies = aggregates.get(row.cell) ?? new Map<Measure, Tally>();
    aggregates.set(row.cell, tallies.set(row.measure, shownOn(row, today)));
  }
  return aggregates;
}

function gapOf(tab: Tab, compared: Comparison | null): GapAnalysis {
  const parts = partsOf(tab).map((measure) => ({
    id: measure.slice(tab.length + 1),
    ...(compared ? figures(compared.parts[measure] ?? null) : example("comparison")),
  }));
  return {
    ...(compared ? figures(compared.whole) : example("classes")),
    population: compared && namedPopulation(compared.population),
    example: compared === null,
    sections: parts,
  };
}

const figures = (shown: Figures | null): Omit<GapAnalysis, "sections"> => ({
  average: shown?.average ?? null,
  distribution: shown ? [...shown.distribution] : null,
  numberOfCompanies: shown?.companies ?? null,
  middle: shown?.middle ?? null,
});

const example = (kind: keyof typeof PLACEHOLDERS): Omit<GapAnalysis, "sections"> => ({
  average: null,
  distribution: [...PLACEHOLDERS[kind]],
  numberOfCompanies: null,
  middle: null,
});
