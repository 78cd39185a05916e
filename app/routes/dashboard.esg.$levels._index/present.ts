import type { QuestionRow } from "~/api/contract/survey";
import type { T, TextKey } from "~/texts/resources";
import type { TableArea } from "~/ui/survey/questions-table";
import { urls } from "~/web/urls";
import { areasOf, isDone, isOpen, type Overview } from "../dashboard.esg._index/questions";

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
  const isLocked = levels === "reporting" && !overview.reportingOpen;
  return {
    title: asked.map((level) => t(`labels:level.${level}` as TextKey)).join(", "),
    year: overview.year,
    progress: progressOf(rows),
    start: isLocked ? null : startOf(rows, { levels, canWrite }),
    lockedReason: isLocked && rows.length > 0,
    areas: areasOf(t, overview, { levels, canWrite, among }),
    summaries: Object.fromEntries(
      overview.milestones
        .filter(({ id }) => rows.some(({ milestone }) => milestone === id))
        .map(({ id, summary }) => [id, summary]),
    ),
  };
}

/** The progress of the questionnaire, over some of its questions. */
function progressOf(rows: QuestionRow[]): Overview["progress"] | null {
  const counted = rows.filter(({ isObsolete, level }) => !isObsolete && level !== "reporting");
  const total = counted.length;
  const done = counted.filter(isDone).length;
  return total === 0 ? null : { done, total, percent: Math.floor((100 * done) / total) };
}

function startOf(
  rows: QuestionRow[],
  { levels, canWrite }: { levels: string; canWrite: boolean },
): LevelPage["start"] {
  const first = rows.find(isOpen);
  const shown = first ?? rows[0];
  if (!shown) return null;
  const href = urls.question(levels, shown.milestone, shown.id);
  if (!canWrite) return { kind: "read", href };
  const isUntouched = rows.every(
    ({ status }) => !["self-declared", "incomplete", "incompatible"].includes(status),
  );
  return { kind: first ? (isUntouched ? "begin" : "go_on") : "review", href };
}
