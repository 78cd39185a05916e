import type { CallOutput } from "~/api/contract";
import type { Question } from "~/domain/survey/question";
import { urls } from "~/web/urls";

export interface AfterSave {
  /** The button that was pressed: continue, list or clear. */
  next: string;
  levels: string;
  /** The first question of the page. */
  lead: Pick<Question, "milestone" | "guid">;
  outcome: CallOutput<"survey.saveAnswer">;
}

/**
 * Where a save leads. An unusual value keeps its page, where the explanation is asked for; the page of the complete
 * survey is shown to whoever has just completed it, not to those who correct something afterwards.
 */
export function addressAfter({ next, levels, lead, outcome }: AfterSave): string {
  const { milestone, guid } = lead;
  if (next === "list") return urls.level(levels);
  const needsExplaining = outcome.saved.some(({ status }) => status === "incompatible");
  if (next === "clear" || needsExplaining) return urls.question(levels, milestone, guid);

  const { nextQuestionId, nextMilestone, surveyCompleted, completedBefore } = outcome;
  if (surveyCompleted && (!completedBefore || nextQuestionId === null)) return urls.complete();
  if (nextQuestionId === null) return urls.level(levels);
  return urls.question(levels, nextMilestone ?? milestone, nextQuestionId);
}
