import type { CallOutput } from "~/api/contract";
import { obsoleteAnswers } from "~/domain/card/obsolete-answers";
import type { Answer } from "~/domain/question/answer";
import { revisedSince } from "~/domain/survey/obsolete";
import { surveyStates } from "~/domain/survey/status";
import type { Survey } from "../../survey/survey";

export interface PlannedChange {
  question: string;
  effect: "changed" | "emptied";
  answer: Answer;
  edition: number;
  /** A copy takes the place of an answer that the company gave. */
  replaces: boolean;
  /** Elements that the question no longer has. */
  leftOut: number;
}

/** What a restore, or a copy, would do to the draft of the same year. */
export interface Planned {
  kind: "restore" | "copy";
  changes: PlannedChange[];
  /** Answers that are the same already. */
  unchanged: number;
  skipped: CallOutput<"survey.copyPreview">["skipped"];
  /** Files of the restored answers that are no longer stored. */
  filesGone: number;
}

export const NOTHING_PLANNED: Planned = {
  kind: "restore",
  changes: [],
  unchanged: 0,
  skipped: [],
  filesGone: 0,
};

/** Counts on the wire (spec §3): modified = what the job writes. */
export const countsOf = ({ changes, unchanged, skipped }: Planned) => ({
  totalAnswers: changes.length + unchanged + skipped.length,
  modifiedAnswers: changes.length,
});

export const emptiedBy = ({ changes }: Planned): number =>
  changes.filter(({ effect }) => effect === "emptied").length;

/**
 * The changed answers that the company has to confirm afterwards: all that are copied now, or those whose question has
 * changed since, unless another answer closes it.
 */
export function toConfirm(
  { questionnaire, facts, answers }: Survey,
  { kind, changes }: Planned,
): ReadonlySet<string> {
  if (kind === "copy") return new Set(changes.map(({ question }) => question));
  const { questions } = questionnaire;
  const changed = changes.map(({ question, answer, edition }) => [question, { ...answer, edition }] as const);
  const after = { ...answers, ...Object.fromEntries(changed) };
  const states = surveyStates(questionnaire, after, facts, revisedSince(questions, after));
  const obsolete = new Set(obsoleteAnswers(questions, after, states).map(({ question }) => question));
  return new Set(changed.map(([question]) => question).filter((question) => obsolete.has(question)));
}
