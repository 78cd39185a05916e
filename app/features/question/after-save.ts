import type { CallOutput } from "~/api/contract";
import type { Question } from "~/domain/question/question";
import type { SurveyUrls } from "~/web/urls";
import type { Pressed } from "./pressed";

/** Where a page stands. */
interface QuestionPlace {
  levels: string;
  /** The addresses of the page's period. */
  urls: SurveyUrls;
  /** The first question of the page. */
  lead: Pick<Question, "milestone" | "guid">;
}

export interface AfterSave extends QuestionPlace {
  /** The button that was pressed; "attach" for any that is about files. */
  button: Pressed["button"];
  outcome: CallOutput<"survey.saveAnswer">;
}

/**
 * Where a save leads. An unusual value keeps its page, where the explanation is asked for; the page of the complete
 * levels is shown to whoever has just completed them, not to those who correct something afterwards or go elsewhere.
 */
export function addressAfter({ button, levels, urls, lead, outcome }: AfterSave): string {
  const { milestone, guid } = lead;
  if (button === "list") return urls.level(levels);
  const needsExplaining = outcome.saved.some(({ status }) => status === "incompatible");
  if (button === "clear" || button === "attach" || needsExplaining)
    return urls.question(levels, milestone, guid);

  const { nextQuestionId, surveyCompleted, completedBefore } = outcome;
  const isDone = surveyCompleted && (!completedBefore || nextQuestionId === null);
  if (button === "continue" && isDone) return urls.completed(levels);
  const { nextMilestone, prevQuestionId: previousId, prevMilestone: previousMilestone } = outcome;
  const around = { nextId: nextQuestionId, nextMilestone, previousId, previousMilestone };
  return neighbourOf(button, { levels, urls, lead }, around);
}

type Neighbours = Pick<
  CallOutput<"survey.question">,
  "previousId" | "previousMilestone" | "nextId" | "nextMilestone"
>;

/** The page before or after; the list where the journey begins or ends. */
export function neighbourOf(
  button: Pressed["button"],
  { levels, urls, lead }: QuestionPlace,
  around: Neighbours,
): string {
  const { previousId, previousMilestone, nextId, nextMilestone } = around;
  const [id, milestone] = button === "previous" ? [previousId, previousMilestone] : [nextId, nextMilestone];
  return id === null ? urls.level(levels) : urls.question(levels, milestone ?? lead.milestone, id);
}
