import { log } from "~/log.server";
import type { Benchmark } from "~/api/contract/report";
import { ApiError } from "~/api/errors";
import { divisions } from "~/content/sectors/divisions";
import { sections } from "~/content/sectors/sections";
import type { Aggregates, Entry } from "~/domain/benchmark/aggregates";
import { ladder, type Profile } from "~/domain/benchmark/cells";
import { partsOf, type Measure } from "~/domain/benchmark/contribution";
import { shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { PLACEHOLDERS } from "~/domain/benchmark/buckets";
import { comparison, type Comparison, type Figures, type Population } from "~/domain/benchmark/shown";
import type { Tally } from "~/domain/benchmark/tally";
import type { CompanySize } from "~/domain/question/answer";
import type { ScoredClass } from "~/domain/question/question";
import { isDemoFolder } from "../data-folder";
import { findEntry } from "../store/benchmark-entries";
import { rowsOfCells, type StoredRow } from "../store/benchmark-rows";
import { factsOf, findCompany } from "../store/companies";
import type { UseCase } from "../use-case";
import { hasBenchmark } from "./enter";
import { wantedProfile } from "./wanted-profile";

type GapAnalysis = NonNullable<Benchmark["competitiveness"]>;
type Tab = ScoredClass | "competitiveness";

/** The scores of the other companies of a year, as they were when the day began in Italy (D10). */
export const benchmark: UseCase<"report.benchmark"> = async ({ query }, { db, session, now, settings }) => {
  const company = await findCompany(db, session.companyId);
  const year = query.year ?? company.fiscal_year;
  if (year > company.fiscal_year || !hasBenchmark(year)) throw new ApiError(404, "internal/not_found");
  const { sector, macrosector } = company;
  const wanted = wantedProfile(query, { sector, macrosector, size: factsOf(company).size });
  const today = romeDay(now());
  const own = shownOn(await findEntry(db, company.id, year), today);
  const cells = ladder(wanted).map(({ key }) => key);
  const others = aggregatesOf(await rowsOfCells(db, year, cells), today);
  const compared = (tab: Tab) => soundComparison(tab, wanted, others, own);
  const level = (id: ScoredClass) => {
    const { sections: areas, ...gap } = gapOf(id, compared(id));
    return { ...gap, areas };
  };
  const gapAnalysis = {
    start_small: level("start_small"),
    graduate: level("graduate"),
    master: level("master"),
  };
  const shown = Object.values(gapAnalysis).find(({ population }) => population);
  return {
    year,
    referenceSector: wanted.sector ?? wanted.macrosector,
    companySize: wanted.size,
    numberOfCompanies: shown?.numberOfCompanies ?? null,
    gapAnalysis,
    competitiveness: gapOf("competitiveness", compared("competitiveness")),
    demo: isDemoFolder(settings.dataDir),
  };
};

function aggregatesOf(rows: readonly StoredRow[], today: string): Aggregates {
  const aggregates = new Map<string, Map<Measure, Tally>>();
  for (const row of rows) {
    const tallies = aggregates.get(row.cell) ?? new Map<Measure, Tally>();
    aggregates.set(row.cell, tallies.set(row.measure, shownOn(row, today)));
  }
  return aggregates;
}

/** Aggregates that do not even contain the company's own entry are wrong: they are not shown until they are rebuilt. */
function soundComparison(tab: Tab, wanted: Profile, all: Aggregates, own: Entry | null): Comparison | null {
  try {
    return comparison(tab, wanted, all, own);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    log.error(`The benchmark has to be rebuilt: ${error.message}`);
    return null;
  }
}

function gapOf(tab: Tab, compared: Comparison | null): GapAnalysis {
  const parts = partsOf(tab).map((measure) => ({
    id: measure.slice(tab.length + 1),
    ...(compared ? figures(compared.parts[measure] ?? null) : example("comparison")),
  }));
  return {
    ...(compared ? figures(compared.whole) : example("classes")),
    population: compared && populationOf(compared.population),
    example: compared === null,
    sections: parts,
  };
}

const figures = (shown: Figures | null): Omit<GapAnalysis, "sections"> => ({
  average: shown?.average ?? null,
  distribution: shown ? [...shown.distribution] : null,
  numberOfCompanies: shown?.companies ?? null,
});

const example = (kind: keyof typeof PLACEHOLDERS): Omit<GapAnalysis, "sections"> => ({
  average: null,
  distribution: [...PLACEHOLDERS[kind]],
  numberOfCompanies: null,
});

const divisionLabels = new Map(divisions.map(({ code, label }) => [code, label]));
const sectionLabels = new Map(sections.map(({ code, label }) => [code, label]));

function populationOf({ rung, traits, widened }: Population): NonNullable<GapAnalysis["population"]> {
  const named = (id: string | undefined, labels: ReadonlyMap<string, string>) =>
    id === undefined ? null : { id, label: labels.get(id) ?? id };
  return {
    rung,
    sector: named(traits.sector, divisionLabels),
    macrosector: named(traits.macrosector, sectionLabels),
    companySize: (traits.size as CompanySize | undefined) ?? null,
    widened,
  };
}
