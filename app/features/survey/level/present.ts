import type { QuestionRow } from "~/api/contract/overview";
import type { T, TextKey } from "~/texts/resources";
import type { TableArea } from "~/ui/survey/areas";
import type { LevelCard } from "~/ui/survey/level-cards";
import { isAmong } from "~/web/period";
import type { SurveyUrls } from "~/web/urls";
import { areasOf, isOpen, levelsOf, progressOf, type Overview } from "../list/questions";

export interface LevelPage {
  title: string;
  year: number;
  progress: Overview["progress"];
  /** Each level with its progress, where there are several. */
  levels: LevelCard[];
  /** Where to start or go on; null when there is nothing to do there. */
  start: { kind: "begin" | "go_on" | "review" | "read"; href: string } | null;
  /** None of its questions can be answered yet. */
  isLocked: boolean;
  canWrite: boolean;
  areas: TableArea[];
}

interface LevelContext {
  levels: string;
  urls: SurveyUrls;
  canWrite: boolean;
}

export function levelPage(t: T, overview: Overview, { levels, urls, canWrite }: LevelContext): LevelPage {
  const among = isAmong(levels);
  const rows = overview.questions.filter(among);
  const cards = levelsOf(overview, urls).filter(({ id }) => among({ level: id }));
  const isLocked = cards.every(({ state }) => state === "locked");
  return {
    title: levelNames(t, levels),
    year: overview.year,
    progress: progressOf(rows),
    levels: cards.length > 1 ? cards : [],
    start: isLocked ? null : startOf(rows, overview, { levels, urls, canWrite }),
    isLocked,
    canWrite,
    areas: areasOf(t, overview, { urls, levels, canWrite, among }),
  };
}

export const levelNames = (t: T, levels: string): string =>
  levels
    .split(":")
    .map((level) => t(`labels:level.${level}` as TextKey))
    .join(", ");

function startOf(
  rows: QuestionRow[],
  overview: Overview,
  { levels, urls, canWrite }: LevelContext,
): LevelPage["start"] {
  const first = rows.find((row) => isOpen(row, overview));
  const shown = (canWrite ? first : undefined) ?? rows[0];
  if (!shown) return null;
  const href = urls.question(levels, shown.milestone, shown.id);
  if (!canWrite) return { kind: "read", href };
  const isStarted = overview.levels.some(({ id, started }) => started && isAmong(levels)({ level: id }));
  return { kind: first ? (isStarted ? "go_on" : "begin") : "review", href };
}
