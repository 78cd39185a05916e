import type { z } from "zod";
import { AREAS, CLASSES } from "~/domain/question/question";
import { progressAmong, progressOfEach } from "~/domain/survey/progress";
import type { QuestionRow, surveyOverview } from "../overview";
import type { Asked } from "../../row";
import { yearOfAnswer } from "./year";

type WireOverview = z.output<typeof surveyOverview>;
type Computed = "year" | "progress" | "started" | "complete" | "reportingOpen" | "levels" | "milestones";

type SurveyOverview = WireOverview & Required<Pick<WireOverview, Computed>>;

/** The levels of all years in their order (§3). */
const LEVELS: readonly string[] = [...CLASSES, "base", "intermediate", "advanced", "reporting"];

/**
 * Progress, levels and topics as the questions themselves say. Of a question that depends on another one nothing tells
 * whether it will be asked: it counts in no progress. A topic without a name has an empty label.
 */
export function completeOverview(answer: WireOverview, asked: Asked): SurveyOverview {
  const questions = answer.questions.map(toldDone);
  const progress = progressAmong(counted(questions));
  const complete = progress.total > 0 && progress.done === progress.total;
  return {
    ...answer,
    year: yearOfAnswer(answer.year, asked),
    progress: answer.progress ?? progress,
    started: answer.started ?? questions.some(isStarted),
    complete: answer.complete ?? complete,
    reportingOpen: answer.reportingOpen ?? complete,
    levels: answer.levels ?? levelsOf(questions),
    milestones: answer.milestones ?? milestonesOf(questions),
    questions,
  };
}

/** Without a word about a closed question, nothing says whether it is done. */
const toldDone = (question: QuestionRow): QuestionRow =>
  question.status === "blocked" ? question : { ...question, isDone: question.isDone ?? isDone(question) };

const isDone = ({ status, isObsolete }: QuestionRow): boolean =>
  !isObsolete && (status === "self-declared" || status === "na-blocked");

/** Whether a question of a completed overview counts in a progress: it is known whether it is done. */
export const isCounted = ({ isDone }: QuestionRow): boolean => isDone !== undefined;

/** What a progress is made of. */
export const counted = (questions: readonly QuestionRow[]) =>
  questions.filter(isCounted).map(({ level, isDone = false, isObsolete }) => ({
    level,
    done: isDone,
    obsolete: isObsolete,
  }));

const isStarted = ({ status }: QuestionRow): boolean =>
  status === "self-declared" || status === "incomplete" || status === "incompatible";

const levelsOf = (questions: readonly QuestionRow[]): SurveyOverview["levels"] =>
  LEVELS.map((id) => ({ id, asked: questions.filter(({ level }) => level === id) }))
    .filter(({ asked }) => asked.length > 0)
    .map(({ id, asked }, at) => ({
      id,
      order: at + 1,
      questions: asked.length,
      progress: progressOfEach(counted(asked)),
      started: asked.some(isStarted),
    }));

/** Area by area in their order (§3), however the questions of an area lie apart. */
function milestonesOf(questions: readonly QuestionRow[]): SurveyOverview["milestones"] {
  const found = new Map(questions.map(({ milestone, area }) => [milestone, area]));
  return [...found]
    .map(([id, area]) => ({ id, area, label: "", summary: "" }))
    .sort((one, other) => placeOf(one.area) - placeOf(other.area));
}

const IN_ORDER: readonly string[] = AREAS;

/** An area that we do not know comes last. */
function placeOf(area: string): number {
  const at = IN_ORDER.indexOf(area);
  return at < 0 ? IN_ORDER.length : at;
}
