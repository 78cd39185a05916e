import type { CallOutput } from "~/api/contract";
import type { QuestionRow } from "~/api/contract/overview";
import {
  isLocked as isLockedLevel,
  isOpen as asksForSomething,
  progressAsked,
} from "~/domain/survey/progress";
import { minutesOf, type PathStep } from "~/domain/survey/paths";
import { isClosed } from "~/domain/survey/closed";
import type { T } from "~/texts/resources";
import type { TableArea } from "~/ui/survey/areas";
import type { LevelCard } from "~/ui/survey/level-cards";
import type { TableMilestone, TableQuestion } from "~/ui/survey/questions-table";
import type { SurveyUrls } from "~/web/urls";

export type Overview = CallOutput<"survey.overview">;

interface TableContext {
  urls: SurveyUrls;
  /** The levels in the addresses of the questions. */
  levels: string;
  canWrite: boolean;
  /** The questions of the page; all when absent. */
  among?: (row: QuestionRow) => boolean;
  /** Which of them are shown; all when absent. */
  shows?: (row: QuestionRow) => boolean;
}

/** The questions by area, level and milestone, without empty ones. */
export function areasOf(t: T, overview: Overview, context: TableContext): TableArea[] {
  const { among = () => true, shows = among } = context;
  const rows = overview.questions.map((row, index) => ({ row, number: index + 1 }));
  const asTable = (milestoneRows: typeof rows) =>
    milestoneRows
      .filter(({ row }) => shows(row))
      .map(({ row, number }) => questionOf(row, number, overview, context));
  const milestonesIn = (area: string, level: string): TableMilestone[] =>
    overview.milestones
      .filter((milestone) => milestone.area === area)
      .map(({ id, label, summary }) => {
        const milestoneRows = rows.filter(({ row }) => row.milestone === id && row.level === level);
        const { done, total } = progressOf(milestoneRows.map(({ row }) => row).filter(among));
        const words = t("survey:milestone_done", { done, total });
        return { id, label, summary, done: words, questions: asTable(milestoneRows) };
      })
      .filter(({ questions }) => questions.length > 0);
  return [...new Set(overview.milestones.map(({ area }) => area))]
    .map((area) => ({
      id: area,
      levels: overview.levels
        .map(({ id }) => ({ id, locked: lockOf(t, id, overview), milestones: milestonesIn(area, id) }))
        .filter(({ milestones }) => milestones.length > 0),
    }))
    .filter(({ levels }) => levels.length > 0);
}

const lockOf = (t: T, level: string, { reportingOpen }: Overview): string | null =>
  isLockedLevel({ level }, { obsolete: false }, reportingOpen) ? t("survey:reporting_locked") : null;

/** The levels with their state. Reporting opens once the classes before it are complete. */
export function levelsOf(overview: Overview, urls: SurveyUrls): LevelCard[] {
  return overview.levels.map((level) => {
    const rows = overview.questions.filter((row) => row.level === level.id);
    const progress = progressOf(rows);
    const isLocked = isLockedLevel({ level: level.id }, { obsolete: false }, overview.reportingOpen);
    return {
      id: level.id,
      questions: level.questions,
      progress,
      ...minutesOf(rows.map(stepOf)),
      state: isLocked ? "locked" : stateOf({ progress, started: level.started }),
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

/**
 * Done as the progress counts it. An older API sends no `isDone`, and does not say so of a question blocked by an
 * answer.
 */
export const isDone = ({ isDone, status }: QuestionRow): boolean =>
  isDone ?? (status === "self-declared" || status === "na-blocked");

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

const isLocked = (row: QuestionRow, { reportingOpen }: Pick<Overview, "reportingOpen">): boolean =>
  isLockedLevel(row, { obsolete: row.isObsolete }, reportingOpen);

/** The progress of some questions of the questionnaire. */
export const progressOf = (rows: readonly QuestionRow[]): Overview["progress"] =>
  progressAsked(rows.map((row) => ({ level: row.level, done: isDone(row), obsolete: row.isObsolete })));

function questionOf(
  row: QuestionRow,
  number: number,
  overview: Overview,
  context: TableContext,
): TableQuestion {
  const canWrite = context.canWrite && !isLocked(row, overview);
  return {
    number,
    prompt: row.prompt,
    earned: row.scores,
    worth: row.coins,
    status: shownStatus(row),
    notApplicable: row.notApplicableChosen,
    voluntary: row.isVoluntary,
    obsolete: row.isObsolete,
    action: actionOf(row, canWrite),
    href: context.urls.question(context.levels, row.milestone, row.id),
  };
}

function actionOf({ status, isObsolete }: QuestionRow, canWrite: boolean): TableQuestion["action"] {
  if (!canWrite || isClosed(status)) return "show";
  if (status === "autofilled" || isObsolete) return "confirm";
  return status === "not-answered" ? "answer" : "modify";
}
