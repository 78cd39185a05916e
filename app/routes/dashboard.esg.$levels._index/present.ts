import type { QuestionRow } from "~/api/contract/overview";
import type { T, TextKey } from "~/texts/resources";
import type { TableArea } from "~/ui/survey/questions-table";
import { urls } from "~/web/urls";
import { areasOf, isOpen, progressOf, type Overview } from "../dashboard.esg._index/questions";

export interface LevelPage {
  title: string;
  year: number;
  /** Null where nothing counts: no questions yet, or reporting alone. */
  progress: Overview["progress"] | null;
  /** Where to begin or go on; null when there is nothing to do there. */
  start: { kind: "begin" | "go_on" | "review" | "read"; href: string } | null;
  lockedReason: boolean;
  areas: TableArea[];
  /** One sentence per milestone. */
  summaries: Record<string, string>;
}

export function levelPage(
  t: T,
  overview: Overview,
  { levels, canWrite }: { levels: string; canWrite: boolean },
): LevelPage {
  const asked = levels.split(":");
  const among = ({ level }: QuestionRow) => levels === "full" || asked.includes(level);
  const rows = overview.questions.filter(among);
  const progress = progressOf(rows);
  const isStarted = overview.levels.some(
    ({ id, started }) => started && (levels === "full" || asked.includes(id)),
  );
  const isLocked = levels === "reporting" && !overview.reportingOpen;
  return {
    title: asked.map((level) => t(`labels:level.${level}` as TextKey)).join(", "),
    year: overview.year,
    progress: progress.total === 0 ? null : progress,
    start: isLocked ? null : startOf(rows, { levels, canWrite, isStarted }),
    lockedReason: isLocked && rows.length > 0,
    areas: areasOf(t, overview, { levels, canWrite, among }),
    summaries: Object.fromEntries(
      overview.milestones
        .filter(({ id }) => rows.some(({ milestone }) => milestone === id))
        .map(({ id, summary }) => [id, summary]),
    ),
  };
}

function startOf(
  rows: QuestionRow[],
  { levels, canWrite, isStarted }: { levels: string; canWrite: boolean; isStarted: boolean },
): LevelPage["start"] {
  const first = rows.find(isOpen);
  const shown = first ?? rows[0];
  if (!shown) return null;
  const href = urls.question(levels, shown.milestone, shown.id);
  if (!canWrite) return { kind: "read", href };
  return { kind: first ? (isStarted ? "go_on" : "begin") : "review", href };
}
