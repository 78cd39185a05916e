import type { CallOutput } from "~/api/contract";
import { counted } from "~/api/contract/completed/overview";
import type { QuestionRow } from "~/api/contract/overview";
import { type Group, groupOf } from "~/domain/survey/groups";
import {
  isLocked as isLockedLevel,
  isOpen as asksForSomething,
  progressAsked,
} from "~/domain/survey/progress";
import { minutesOf, type PathStep } from "~/domain/survey/paths";
import type { LevelCard } from "~/ui/survey/level-lines";
import type { SurveyUrls } from "~/web/urls";

export type Overview = CallOutput<"survey.overview">;

/** The levels with their state. Reporting opens once the classes before it are complete. */
export function levelsOf(overview: Overview, urls: SurveyUrls): LevelCard[] {
  return overview.levels.map((level) => {
    const rows = overview.questions.filter((row) => row.level === level.id);
    const progress = progressOf(rows);
    const isLevelLocked = isLockedLevel({ level: level.id }, { obsolete: false }, overview.reportingOpen);
    return {
      id: level.id,
      progress,
      left: minutesOf(rows.map(stepOf)).left,
      state: isLevelLocked ? "locked" : stateOf({ progress, started: level.started }),
      href: urls.level(level.id),
    };
  });
}

function stateOf({
  progress: { done, total },
  started,
}: Pick<Overview["levels"][number], "progress" | "started">): LevelCard["state"] {
  if (total > 0 && done === total) return "complete";
  return started ? "under_way" : "to_start";
}

/** The state of a question that the user sees. */
export const shownStatus = (row: QuestionRow) => row.displayStatus ?? row.status;

/** The group of a question, by the state that the user sees. */
export const groupOfRow = (row: QuestionRow, { reportingOpen }: Pick<Overview, "reportingOpen">): Group =>
  groupOf(
    {
      level: row.level,
      status: shownStatus(row),
      obsolete: row.isObsolete,
      voluntary: row.isVoluntary,
    },
    reportingOpen,
  );

/** Done as the progress counts it. */
export const isDone = ({ isDone = false }: QuestionRow): boolean => isDone;

/** What a question says of a path; an older API sends no minutes. */
export const stepOf = (row: QuestionRow): PathStep => ({
  status: row.status,
  done: isDone(row),
  obsolete: row.isObsolete,
  minutes: row.minutes ?? 0,
});

/** The user can do something there now. */
export const isOpen = (row: QuestionRow, overview: Pick<Overview, "reportingOpen">): boolean =>
  asksForSomething({ status: row.status, obsolete: row.isObsolete, voluntary: row.isVoluntary }) &&
  !isLocked(row, overview);

export const isLocked = (row: QuestionRow, { reportingOpen }: Pick<Overview, "reportingOpen">): boolean =>
  isLockedLevel(row, { obsolete: row.isObsolete }, reportingOpen);

/** The progress of some questions of the questionnaire. */
export const progressOf = (rows: readonly QuestionRow[]): Overview["progress"] =>
  progressAsked(counted(rows));
