import type { HomePage } from "~/api/contract/scoring";
import { questionsOf } from "~/domain/survey/journey";
import { isComplete, isLocked, isOpen, isReportingOpen } from "~/domain/survey/progress";
import type { Question } from "~/domain/question/question";
import type { Survey } from "../survey/survey";

type Left = NonNullable<HomePage["survey"]["draft"]["left"]>;

/** The next steps of a draft: the first open question of the classes and, once reporting is open, of reporting. */
export function whatIsLeft({ questionnaire, states }: Survey): Left {
  const questions = questionsOf(questionnaire, "full");
  const reportingOpen = isReportingOpen(questions, states);
  const open = questions.filter((question) => {
    const state = states.get(question.guid);
    return state && isOpen(state) && !isLocked(question, state, reportingOpen);
  });
  return {
    complete: isComplete(questions, states),
    firstOpen: named(open.find(({ level }) => level !== "reporting")),
    reporting: named(open.find(({ level }) => level === "reporting")),
  };
}

const named = (question: Question | undefined): Left["firstOpen"] =>
  question
    ? {
        id: question.guid,
        level: question.level,
        milestone: question.milestone,
        prompt: question.prompt,
      }
    : null;
