import { isCounted } from "~/api/contract/completed/overview";
import type { QuestionRow } from "~/api/contract/overview";
import type { T } from "~/texts/resources";
import type { ListArea } from "~/ui/survey/topics";
import type { LevelCard } from "~/ui/survey/level-lines";
import { isAmong } from "~/web/period";
import type { SurveyUrls } from "~/web/urls";
import { isDone, levelsOf, progressOf, type Overview } from "../list/questions";
import { numbered } from "../list/selection";
import { FEW } from "../list/present";
import { areasOf } from "../list/topics";
import { levelNames } from "../list/words";

export interface CompletePage {
  year: number;
  /** What the address names: the whole questionnaire, reporting alone, or some of its levels by name. */
  kind: "all" | "reporting" | "levels";
  names: string;
  complete: boolean;
  canWrite: boolean;
  progress: Overview["progress"];
  /** Empty once they are complete. */
  open: ListArea[];
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
  const counts = (row: QuestionRow) =>
    isCounted(row) && among(row) && (isReporting || row.level !== "reporting");
  const progress = progressOf(overview.questions.filter(counts));
  const complete = progress.total > 0 && progress.done === progress.total;
  const rows = numbered(overview).filter(({ row }) => counts(row));
  const open = rows.filter(({ row }) => !isDone(row));
  return {
    year: overview.year,
    kind: isReporting ? "reporting" : levels === "full" || overview.complete ? "all" : "levels",
    names: levelNames(t, levels),
    complete,
    canWrite,
    progress,
    open: complete
      ? []
      : areasOf(t, overview, open, {
          ...{ urls, levels, canWrite, among: rows, filter: "open" as const, hasLevels: true },
          unfolds: () => open.length <= FEW,
        }),
    next: levelsOf(overview, urls).find(({ state }) => state !== "complete") ?? null,
  };
}
