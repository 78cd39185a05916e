import type { CallOutput } from "~/api/contract";
import type { Question } from "~/domain/question/question";
import type { SurveyUrls } from "~/web/urls";
import type { Pressed } from "./pressed";

/** The place of a page in the questionnaire. */
interface QuestionPlace {
  levels: string;
  /** The addresses of the page's period. */
  urls: SurveyUrls;
  /** The first question of the page. */
  lead: Pick<Question, "milestone" | "guid">;
}

export interface AfterSave extends QuestionPlace {
  /** The pressed button; "attach" for each that is about files. */
  button: Pressed["button"];
  outcome: CallOutput<"survey.saveAnswer">;
}

/**
 * The address after a save. An unusual value keeps its page, which asks for the explanation. The page of the complete
 * levels opens for the user who has just completed them, not after a later correction or when another button was
 * pressed.
 */
export function addressAfter({ button, levels, urls, lead, outcome }: AfterSave): string {
  const { milestone, guid } = lead;
  if (button === "list") return urls.list(levels);
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

/** The page before or after; the list at either end of the journey. */
export function neighbourOf(
  button: Pressed["button"],
  { levels, urls, lead }: QuestionPlace,
  around: Neighbours,
): string {
  const { previousId, previousMilestone, nextId, nextMilestone } = around;
  const [id, milestone] = button === "previous" ? [previousId, previousMilestone] : [nextId, nextMilestone];
  return id === null ? urls.list(levels) : urls.question(levels, milestone ?? lead.milestone, id);
}
