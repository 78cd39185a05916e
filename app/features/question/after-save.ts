import type { CallOutput } from "~/api/contract";
import type { Question } from "~/domain/survey/question";
import type { SurveyUrls } from "~/web/urls";

export interface AfterSave {
  /** The button that was pressed: continue, list, clear, or attach for any that is about files. */
  next: string;
  levels: string;
  /** The addresses of the page's period. */
  urls: SurveyUrls;
  /** The first question of the page. */
  lead: Pick<Question, "milestone" | "guid">;
  outcome: CallOutput<"survey.saveAnswer">;
}

/**
 * Where a save leads. An unusual value keeps its page, where the explanation is asked for; the page of the complete
 * levels is shown to whoever has just completed them, not to those who correct something afterwards.
 */
export function addressAfter({ next, levels, urls, lead, outcome }: AfterSave): string {
  const { milestone, guid } = lead;
  if (next === "list") return urls.level(levels);
  const needsExplaining = outcome.saved.some(({ status }) => status === "incompatible");
  if (next === "clear" || next === "attach" || needsExplaining) return urls.question(levels, milestone, guid);

  const { nextQuestionId, nextMilestone, surveyCompleted, completedBefore } = outcome;
  if (surveyCompleted && (!completedBefore || nextQuestionId === null)) return urls.completed(levels);
  if (nextQuestionId === null) return urls.level(levels);
  return urls.question(levels, nextMilestone ?? milestone, nextQuestionId);
}
