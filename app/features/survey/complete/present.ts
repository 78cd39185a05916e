import type { T } from "~/texts/resources";
import type { TableArea } from "~/ui/survey/areas";
import type { LevelCard } from "~/ui/survey/level-cards";
import { isAmong } from "~/web/period";
import type { SurveyUrls } from "~/web/urls";
import { levelNames } from "../level/present";
import { areasOf, isDone, levelsOf, progressOf, type Overview } from "../list/questions";

export interface CompletePage {
  year: number;
  /** What the address names: the whole questionnaire, reporting alone, or some of its levels by name. */
  kind: "all" | "reporting" | "levels";
  names: string;
  complete: boolean;
  canWrite: boolean;
  progress: Overview["progress"];
  /** Empty once they are complete. */
  open: TableArea[];
  /** The next class to answer, or reporting once it is open; null when nothing is left. */
  next: LevelCard | null;
}

interface CompleteContext {
  levels: string;
  urls: SurveyUrls;
  canWrite: boolean;
}

/** The progress of the named levels, and what comes after them. */
export function completePage(
  t: T,
  overview: Overview,
  { levels, urls, canWrite }: CompleteContext,
): CompletePage {
  const among = isAmong(levels);
  const isReporting = levels === "reporting";
  const counts = ({ level }: { level: string }) => among({ level }) && (isReporting || level !== "reporting");
  const progress = progressOf(overview.questions.filter(counts));
  const complete = progress.total > 0 && progress.done === progress.total;
  const shows = (row: Overview["questions"][number]) => counts(row) && !isDone(row);
  return {
    year: overview.year,
    kind: isReporting ? "reporting" : levels === "full" || overview.complete ? "all" : "levels",
    names: levelNames(t, levels),
    complete,
    canWrite,
    progress,
    open: complete ? [] : areasOf(t, overview, { urls, levels, canWrite, among: counts, shows }),
    next: levelsOf(overview, urls).find(({ state }) => state !== "complete") ?? null,
  };
}
