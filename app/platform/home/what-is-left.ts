import type { HomePage } from "~/api/contract/completed/home-page";
import { questionsOf } from "~/domain/survey/journey";
import { firstQuestions, isAnswered, isAsking, minutesAtHand } from "~/domain/survey/first-score";
import { minutesOf, stepsOf } from "~/domain/survey/paths";
import { isComplete, isLocked, isOpen, isReportingOpen } from "~/domain/survey/progress";
import { NOT_AVAILABLE } from "~/domain/scoring/score";
import type { Question } from "~/domain/question/question";
import type { Survey } from "../survey/survey";
import { pointsIn } from "../survey/survey-score";

type Left = NonNullable<HomePage["survey"]["draft"]["left"]>;

/** What a draft still asks for: its open questions, the first ones by name, and how long they take. */
export function whatIsLeft(survey: Survey): Left {
  const { questionnaire, states } = survey;
  const questions = questionsOf(questionnaire, "full");
  const reportingOpen = isReportingOpen(questions, states);
  const open = questions.filter((question) => {
    const state = states.get(question.guid);
    return state && isOpen(state) && !isLocked(question, state, reportingOpen);
  });
  const inClasses = open.filter(({ level }) => level !== "reporting");
  const [firstOpen] = inClasses;
  const ofLevel = inClasses.filter(({ level }) => level === firstOpen?.level);
  return {
    complete: isComplete(questions, states),
    firstOpen: named(survey, firstOpen),
    reporting: named(
      survey,
      open.find(({ level }) => level === "reporting"),
    ),
    open: inClasses.length,
    toConfirm: inClasses.filter(({ guid }) => states.get(guid)?.status === "autofilled").length,
    level: firstOpen
      ? { id: firstOpen.level, open: ofLevel.length, minutes: minutesOf(stepsOf(ofLevel, states)).left }
      : null,
    firstScore: firstScoreOf(survey),
  };
}

function named(survey: Survey, question: Question | undefined): Left["firstOpen"] {
  if (!question) return null;
  const { guid: id, level, milestone, prompt, minutes } = question;
  const { actual = 0, max = NOT_AVAILABLE } = pointsIn(survey).get(id) ?? {};
  return { id, level, milestone, prompt, gain: Math.max(0, max - actual), ...(minutes ? { minutes } : {}) };
}

/** The questions to begin with. */
function firstScoreOf({ questionnaire, states }: Survey): Left["firstScore"] {
  const byGuid = new Map(questionnaire.questions.map((question) => [question.guid, question]));
  const questions = firstQuestions(questionnaire, states).flatMap((guid) => byGuid.get(guid) ?? []);
  if (questions.length === 0) return null;
  const statusOf = ({ guid }: Question) => ({ status: states.get(guid)?.status ?? "not-answered" }) as const;
  const open = questions.find((question) => isAsking(statusOf(question)));
  return {
    questions: questions.length,
    done: questions.filter((question) => isAnswered(statusOf(question))).length,
    minutes: minutesAtHand(questions),
    next: open ? { id: open.guid, milestone: open.milestone } : null,
  };
}
