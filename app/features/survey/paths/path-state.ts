import type { QuestionRow } from "~/api/contract/overview";
import { isPathComplete, mayBeAsked, minutesOf, type OfferedPath, pathProgress } from "~/domain/survey/paths";
import type { Progress } from "~/domain/survey/progress";
import type { TimeNeeded } from "~/ui/survey/time-words";
import { surveyUrls } from "~/web/urls";
import type { Period } from "~/web/period";
import { isOpen, type Overview, stepOf } from "../list/questions";

export interface PathState {
  id: OfferedPath;
  progress: Progress;
  time: TimeNeeded;
  isComplete: boolean;
  /** Its questions. */
  list: string;
  /** The first question that asks for something now; null where there is none, or the user may not answer. */
  start: { kind: "begin" | "go_on"; href: string } | null;
  /** What keeps it from being complete while no question of it is open: reporting, or a datum elsewhere. */
  waitsFor: "reporting" | "datum" | null;
}

interface PathContext {
  period: Period | null;
  canWrite: boolean;
}

/** A path as this company stands on it; null where no question is on it, as with another server's questionnaire. */
export function pathState(
  id: OfferedPath,
  overview: Overview,
  { period, canWrite }: PathContext,
): PathState | null {
  const rows = overview.questions.filter(({ paths = [] }) => paths.includes(id));
  if (rows.length === 0) return null;
  const steps = rows.map(stepOf);
  const urls = surveyUrls(period, id);
  const isComplete = isPathComplete(steps);
  const open = rows.find((row) => isOpen(row, overview));
  const kind = rows.some(hasAnswer) ? "go_on" : "begin";
  return {
    id,
    progress: pathProgress(steps),
    time: minutesOf(steps),
    isComplete,
    list: urls.survey(),
    start: open && canWrite ? { kind, href: urls.question("full", open.milestone, open.id) } : null,
    waitsFor: isComplete || open ? null : rows.some(waitsInReporting) ? "reporting" : "datum",
  };
}

const hasAnswer = ({ status }: QuestionRow): boolean =>
  status === "self-declared" || status === "incomplete" || status === "incompatible";

const waitsInReporting = (row: QuestionRow): boolean => {
  const step = stepOf(row);
  return row.level === "reporting" && mayBeAsked(step) && !step.done;
};
