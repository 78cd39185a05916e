import type { CallOutput } from "~/api/contract";
import type { QuestionRow } from "~/api/contract/overview";
import { isOpen as asksForSomething, progressAmong } from "~/domain/survey/progress";
import type { T } from "~/texts/resources";
import type { LevelCard } from "~/ui/survey/level-cards";
import type { TableArea, TableQuestion } from "~/ui/survey/questions-table";
import { urls } from "~/web/urls";

export type Overview = CallOutput<"survey.overview">;

interface Asked {
  /** What the links to the questions name. */
  levels: string;
  canWrite: boolean;
  /** The questions the page is about; all when absent. */
  among?: (row: QuestionRow) => boolean;
  /** Which of them are shown; all when absent. */
  shows?: (row: QuestionRow) => boolean;
}

/** The questions by area and milestone, in the order of the journey; what has nothing to show is left out. */
export function areasOf(t: T, overview: Overview, asked: Asked): TableArea[] {
  const { levels, canWrite, among = () => true, shows = among } = asked;
  const numbers = new Map(overview.questions.map(({ id }, index) => [id, index + 1]));
  const areas = [...new Set(overview.milestones.map(({ area }) => area))];
  return areas
    .map((area) => ({
      id: area,
      milestones: overview.milestones
        .filter((milestone) => milestone.area === area)
        .map(({ id, label }) => {
          const rows = overview.questions.filter((row) => row.milestone === id && row.area === area);
          const questions = rows
            .filter(shows)
            .map((row) => questionOf(row, numbers.get(row.id) ?? 0, { levels, canWrite }));
          return { id, label, done: doneWords(t, rows.filter(among)), questions };
        })
        .filter(({ questions }) => questions.length > 0),
    }))
    .filter(({ milestones }) => milestones.length > 0);
}

/** The levels with their state. Reporting opens once the classes before it are complete. */
export function levelsOf(overview: Overview): LevelCard[] {
  return overview.levels.map((level) => ({
    id: level.id,
    questions: level.questions,
    progress: level.progress,
    state: level.id === "reporting" && !overview.reportingOpen ? "locked" : stateOf(level),
    href: urls.level(level.id),
  }));
}

function stateOf({ progress: { done, total }, started }: Overview["levels"][number]): LevelCard["state"] {
  if (total > 0 && done === total) return "complete";
  return started ? "under_way" : "to_start";
}

/** What a person sees as the state of a question. */
export const shownStatus = (row: QuestionRow) => row.displayStatus ?? row.status;

/** Done as the progress counts it; an older API leaves what is blocked by a given answer unsaid. */
export const isDone = ({ isDone, status }: QuestionRow): boolean =>
  isDone ?? (status === "self-declared" || status === "na-blocked");

/** Something can be done there now. */
export const isOpen = ({ status, isObsolete }: QuestionRow): boolean =>
  asksForSomething({ status, obsolete: isObsolete });

/** The progress of the questionnaire, over some of its questions. */
export const progressOf = (rows: readonly QuestionRow[]): Overview["progress"] =>
  progressAmong(rows.map((row) => ({ level: row.level, done: isDone(row), obsolete: row.isObsolete })));

function questionOf(row: QuestionRow, number: number, { levels, canWrite }: Asked): TableQuestion {
  return {
    id: row.id,
    number,
    prompt: row.prompt,
    earned: row.scores,
    worth: row.coins,
    status: shownStatus(row),
    notApplicable: row.notApplicableChosen,
    obsolete: row.isObsolete,
    action: actionOf(row, canWrite),
    href: urls.question(levels, row.milestone, row.id),
  };
}

function actionOf({ status, isObsolete }: QuestionRow, canWrite: boolean): TableQuestion["action"] {
  if (!canWrite || status === "blocked" || status === "na-blocked") return "show";
  if (status === "autofilled" || isObsolete) return "confirm";
  return status === "not-answered" ? "answer" : "modify";
}

function doneWords(t: T, rows: QuestionRow[]): string {
  const { done, total } = progressOf(rows);
  return t("survey:milestone_done", { done, total });
}
