import { isCounted } from "~/api/contract/completed/overview";
import type { QuestionRow } from "~/api/contract/overview";
import type { Progress } from "~/domain/survey/progress";
import type { T, TextKey } from "~/texts/resources";
import { isDone, isOpen, type Overview } from "./questions";

export const levelName = (t: T, level: string): string => t(`labels:level.${level}` as TextKey);

/** The names of the levels of an address. */
export const levelNames = (t: T, levels: string): string =>
  levels
    .split(":")
    .map((level) => levelName(t, level))
    .join(", ");

interface Standing {
  /** What the page is about: "Questionario 2025", "Fondamentali". */
  name: string;
  progress: Progress;
  /** The questions of the page. */
  among: (row: QuestionRow) => boolean;
}

/**
 * The title of a list: how much is missing, in the same words for all who read it; and how many of the missing ones cannot
 * be answered yet, because they wait for another datum.
 */
export function standingOf(t: T, overview: Overview, standing: Standing): { title: string; waiting: number } {
  const { name, progress, among } = standing;
  const { done, total } = progress;
  const missing = total - done;
  if (total === 0) return { title: name, waiting: 0 };
  const rows = overview.questions.filter(among);
  if (missing > 0) {
    const waiting = rows.filter(
      (row) => row.status === "blocked" && isCounted(row) && !isDone(row) && row.level !== "reporting",
    );
    return { title: t("survey:headline.missing", { name, count: missing, total }), waiting: waiting.length };
  }
  const open = rows.filter((row) => isOpen(row, overview)).length;
  const key = open > 0 ? "survey:headline.open" : "survey:headline.complete";
  return { title: t(key, { name, count: open > 0 ? open : total }), waiting: 0 };
}
