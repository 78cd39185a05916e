import type { T } from "~/texts/resources";
import { durationWords, minutesWords } from "~/ui/survey/time-words";
import type { SurveyUrls } from "~/web/urls";
import { minutesOf } from "~/domain/survey/paths";
import { isOpen, type Overview, stepOf } from "./questions";
import { type NumberedRow, numbered } from "./selection";

/** Where to begin, or to go on: the first question that asks for something now. */
export interface Resume {
  kind: "begin" | "go_on" | "review" | "read";
  href: string;
  /** The topic, number and minutes of that question; null where there is none to answer. */
  next: { topic: string; number: number; prompt: string; minutes: string | null } | null;
  /** The time for all that is left on the page; null where it is not declared, or nothing is left. */
  left: string | null;
}

interface ResumeContext {
  levels: string;
  urls: SurveyUrls;
  canWrite: boolean;
  isStarted: boolean;
  among: (row: NumberedRow["row"]) => boolean;
}

/** Null where there is no question at all. */
export function resumeOf(t: T, overview: Overview, context: ResumeContext): Resume | null {
  const { levels, urls, canWrite, isStarted, among } = context;
  const rows = numbered(overview).filter(({ row }) => among(row));
  const first = canWrite ? rows.find(({ row }) => isOpen(row, overview)) : undefined;
  const shown = first ?? rows[0];
  if (!shown) return null;
  const { row, number } = shown;
  const { left } = minutesOf(rows.map((one) => stepOf(one.row)));
  const topic = overview.milestones.find(({ id }) => id === row.milestone)?.label ?? "";
  return {
    kind: first ? (isStarted ? "go_on" : "begin") : canWrite ? "review" : "read",
    href: urls.question(levels, row.milestone, row.id),
    next: first
      ? { topic, number, prompt: row.prompt, minutes: row.minutes ? minutesWords(t, row.minutes) : null }
      : null,
    left: first && left > 0 ? durationWords(t, left) : null,
  };
}
