import type { Benchmark } from "~/api/contract/completed/benchmark";
import type { ReportComparison } from "~/documents/report/facts";
import { romeDay } from "~/domain/calendar-date";
import { benchmarkFor } from "../benchmark/benchmark";
import { hasBenchmark } from "../benchmark/enter";
import type { PlatformParts } from "../scope";
import { findComparison, keepComparison } from "../store/benchmark/version-comparisons";
import { write } from "../store/write";
import type { Survey } from "../survey/survey";
import type { SurveyReader } from "../survey/survey-reader";

type Parts = Pick<PlatformParts, "db" | "now" | "settings">;

/**
 * The comparison with other companies: of a draft that of today. A version keeps the one of its first report, so that
 * its reports stay the same file.
 */
export async function comparisonOf(
  parts: Parts,
  reader: SurveyReader,
  { year, issued }: Pick<Survey, "year" | "issued">,
): Promise<ReportComparison | null> {
  if (!hasBenchmark(year)) return null;
  const day = romeDay(parts.now());
  if (!issued) return { day, classes: classesOf(await benchmarkFor(reader, { year }, parts)) };
  const kept = await findComparison(parts.db, issued.id);
  if (kept) return { day: kept.day, classes: JSON.parse(kept.content) as ReportComparison["classes"] };
  const taken = await benchmarkFor(reader, { year, version: "public" }, parts);
  const content = JSON.stringify(classesOf(taken));
  return write(parts.db, null, async (trx) => {
    await keepComparison(trx, issued.id, { day, content });
    const stored = (await findComparison(trx, issued.id)) ?? { day, content };
    return { day: stored.day, classes: JSON.parse(stored.content) as ReportComparison["classes"] };
  });
}

function classesOf({ gapAnalysis }: Benchmark): ReportComparison["classes"] {
  const classOf = ({
    average,
    population = null,
    numberOfCompanies,
  }: Benchmark["gapAnalysis"]["master"]) => ({
    ...{ average, population, numberOfCompanies },
  });
  return {
    start_small: classOf(gapAnalysis.start_small),
    graduate: classOf(gapAnalysis.graduate),
    master: classOf(gapAnalysis.master),
  };
}
