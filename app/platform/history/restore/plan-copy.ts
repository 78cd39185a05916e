import { copyPlan } from "~/domain/history/copy";
import type { Survey } from "../../survey/survey";
import type { LoadedSource } from "./load-source";
import type { Planned, PlannedChange } from "./planned";

/** What copying from a card of a group company, or from a list of its answers, would do. */
export function planCopy(
  survey: Survey,
  { side, shown }: LoadedSource,
  answersList: string[] | null,
): Planned {
  const { companyName, id: card, savedAt: issuedAt } = shown;
  const plan = copyPlan(
    { questions: side.questionnaire.questions, answers: side.answers },
    { questions: survey.questionnaire.questions, answers: survey.answers },
    { answersList, copiedFrom: { companyName, card, issuedAt } },
  );
  const prompts = new Map(side.questionnaire.questions.map(({ guid, prompt }) => [guid, prompt]));
  return {
    kind: "copy",
    changes: plan.copied.map(({ leftOut, ...copy }): PlannedChange => ({
      ...copy,
      effect: "changed",
      leftOut: leftOut.length,
    })),
    unchanged: plan.unchanged.length,
    skipped: plan.skipped.map(({ question, reason }) => ({
      questionId: question,
      prompt: prompts.get(question) ?? question,
      reason,
    })),
    filesGone: 0,
  };
}
