import type { HomePage } from "~/api/contract/scoring";
import { questionsOf } from "~/domain/survey/journey";
import { mayBeAsked, minutesOf, pathsOf, stepsOf } from "~/domain/survey/paths";
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
    shortest: shortestPath(survey),
  };
}

function named(survey: Survey, question: Question | undefined): Left["firstOpen"] {
  if (!question) return null;
  const { guid: id, level, milestone, prompt, minutes } = question;
  const { actual = 0, max = NOT_AVAILABLE } = pointsIn(survey).get(id) ?? {};
  return { id, level, milestone, prompt, gain: Math.max(0, max - actual), ...(minutes ? { minutes } : {}) };
}

/** The questions to begin with (D1). */
function shortestPath({ questionnaire, facts, states }: Survey): Left["shortest"] {
  const guids = pathsOf(questionnaire, facts).get("essential");
  if (!guids) return null;
  const steps = stepsOf(
    questionnaire.questions.filter(({ guid }) => guids.has(guid)),
    states,
  );
  return { questions: steps.filter(mayBeAsked).length, minutes: minutesOf(steps).minutes };
}
