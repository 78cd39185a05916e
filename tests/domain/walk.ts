import { rulesOf } from "~/domain/answers/classes";
import type { Answer, Answers, RegistryFacts } from "~/domain/question/answer";
import { neighbours, pageOf, questionsOf } from "~/domain/survey/journey";
import { isLocked, isOpen, isReportingOpen } from "~/domain/survey/progress";
import type { Question, Questionnaire } from "~/domain/question/question";
import { surveyStates, type QuestionState, type SurveyStates } from "~/domain/survey/status";

export interface Walk {
  answers: Answers;
  states: SurveyStates;
  /** Pages that were visited. */
  steps: number;
}

/** This company's answer to a question once it is asked. */
export type Company = (question: Question) => Answer;

/** Enough for every page three times: a longer walk goes round in circles. */
const MOST_ROUNDS = 3;

/**
 * Goes through a survey as a person does: from the first open question, answers everything open on a page, goes on to
 * the next, and after the last one, or before a locked one, back to the first still open, until none is.
 */
export function walk(
  questionnaire: Questionnaire,
  facts: RegistryFacts,
  company: Company,
  begun: Answers = {},
): Walk {
  const ordered = questionsOf(questionnaire, "full");
  const statesOf = (given: Answers) => surveyStates(questionnaire, given, facts);
  let answers = begun;
  let states = statesOf(answers);
  const firstOpen = () => ordered.find(({ guid }) => isOpen(states.get(guid) ?? CLOSED))?.guid ?? null;
  const after = (guid: string) => {
    const { next } = neighbours(ordered, states, guid);
    const following = ordered.find((question) => question.guid === next);
    const isBarred = following && isLocked(following, { obsolete: false }, isReportingOpen(ordered, states));
    return isBarred ? null : next;
  };
  let here = firstOpen();
  let steps = 0;
  for (; here !== null && steps <= MOST_ROUNDS * ordered.length; steps += 1) {
    for (const question of pageOf(questionnaire, here)) {
      const state = states.get(question.guid);
      if (!state || !isOpen(state)) continue;
      answers = { ...answers, [question.guid]: reply(question, state, company, answers[question.guid]) };
    }
    states = statesOf(answers);
    here = firstOpen() && (after(here) ?? firstOpen());
  }
  return { answers, states, steps };
}

const CLOSED = { status: "na-blocked", obsolete: false } as const;

/** Confirms a proposal that is acceptable, and explains an unusual value. */
export function reply(
  question: Question,
  state: Pick<QuestionState, "status" | "elements">,
  company: Company,
  given: Answer | undefined,
): Answer {
  if (state.status === "incompatible" && given) return { ...given, incompatibilityExplanation: "È giusto." };
  const own = company(question);
  if (state.status !== "autofilled") return own;
  const rules = rulesOf(question);
  const confirmed = { ...own.elements, ...state.elements };
  const isLegal =
    rules.check(question, confirmed).length === 0 && rules.missing(question, confirmed).length === 0;
  return isLegal && !own.notApplicableChosen ? { ...own, elements: confirmed } : own;
}
