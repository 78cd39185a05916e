import type { Answers, RegistryFacts } from "../../question/answer";
import type { Question, Questionnaire } from "../../question/question";
import type { ReadRegisters } from "../../registers/readings";
import { type Access, accesses } from "../../survey/dependencies";
import type { EarlierAnswers } from "../../survey/plausibility";
import { type QuestionState, surveyStates, type SurveyStates } from "../../survey/status";
import { ownAnswers } from "../../survey/unconfirmed-copies";
import type { CrossedLine } from "../red-lines";
import { bestAnswer } from "./assumed-answer";

/** A survey as a simulation reads it. */
export interface SimulatedSurvey {
  questionnaire: Questionnaire;
  answers: Answers;
  facts: RegistryFacts;
  states: SurveyStates;
  earlier?: EarlierAnswers;
  readRegisters?: ReadRegisters;
  /** The red lines that it crosses now. */
  crossed: readonly CrossedLine[];
}

interface Simulation {
  states: SurveyStates;
  /** The red lines that stay. */
  crossed: CrossedLine[];
  /** Chosen questions that are open, if need be through the answer to another chosen one. */
  reached: ReadonlySet<string>;
}

const EARNS_ALL = {
  ...{ status: "self-declared", displayStatus: null, notApplicable: false, notApplicableByChoice: false },
  ...{ obsolete: false, blockedBy: null, blockedByGivenAnswer: false, done: true, applicable: true },
  earning: { percent: 100, limit: null },
} as const satisfies Partial<QuestionState>;

/**
 * The survey as it would be with the best legal answer to the chosen questions, with its document and in agreement with
 * all other answers: each of them then earns everything. What these answers open or close is opened or closed by the
 * rules of the questionnaire; every other answer stays as it is. A chosen question that stays closed is not answered. A
 * red line falls when the answer that crosses it is a chosen one.
 */
export function simulate(survey: SimulatedSurvey, chosen: ReadonlySet<string>): Simulation {
  const { questionnaire, facts, states } = survey;
  const { questions } = questionnaire;
  const own = ownAnswers(survey.answers);
  const before = presentAccess(survey, own);
  const assumed = assumedAnswers(survey, own, chosen);
  const after = accesses(questions, assumed.answers, facts);
  let recomputed: SurveyStates | null = null;
  const recompute = () => (recomputed ??= statesWith(survey, assumed.answers));
  const stateOf = (question: Question): QuestionState | undefined => {
    const { guid } = question;
    const present = states.get(guid);
    if (!present) return undefined;
    if (assumed.reached.has(guid)) {
      const elements = assumed.answers[guid]?.elements ?? {};
      return { ...present, ...EARNS_ALL, elements, missing: [], implausible: [] };
    }
    return isSame(before(question), after(question)) ? present : recompute().get(guid);
  };
  return {
    states: new Map(
      questions.flatMap((question) => {
        const state = stateOf(question);
        return state ? [[question.guid, state] as const] : [];
      }),
    ),
    crossed: survey.crossed.filter((one) => !fallsWith(one, assumed.reached)),
    reached: assumed.reached,
  };
}

const remembered = new WeakMap<SimulatedSurvey, (question: Question) => Access>();

/** What is open now: one survey is simulated many times. */
function presentAccess(survey: SimulatedSurvey, own: Answers) {
  const accessOf = remembered.get(survey) ?? accesses(survey.questionnaire.questions, own, survey.facts);
  remembered.set(survey, accessOf);
  return accessOf;
}

/** Whether a red line falls with the best answers to these questions. */
export const fallsWith = ({ line }: CrossedLine, answered: ReadonlySet<string>): boolean =>
  line.when.some((condition) => "question" in condition && answered.has(condition.question));

/**
 * The own answers with the best ones in place of those that are chosen and open. Each round takes the chosen questions
 * that the round before has opened.
 */
function assumedAnswers(
  { questionnaire, facts }: SimulatedSurvey,
  own: Answers,
  chosen: ReadonlySet<string>,
) {
  const { questions } = questionnaire;
  const picked = questions.filter(({ guid }) => chosen.has(guid));
  const reached = new Set<string>();
  let answers = own;
  for (;;) {
    const accessOf = accesses(questions, answers, facts);
    const opened = picked.filter((question) => !reached.has(question.guid) && !accessOf(question).closing);
    if (opened.length === 0) return { answers, reached };
    const best = opened.map(
      (question) => [question.guid, bestAnswer(question, own[question.guid], questions)] as const,
    );
    for (const [guid] of best) reached.add(guid);
    answers = { ...answers, ...Object.fromEntries(best) };
  }
}

function statesWith(survey: SimulatedSurvey, answers: Answers): SurveyStates {
  const { questionnaire, facts, states, earlier, readRegisters } = survey;
  const obsolete = new Set(
    [...states.values()].flatMap(({ guid, ...state }) => (state.obsolete ? [guid] : [])),
  );
  return surveyStates(questionnaire, answers, facts, obsolete, earlier, readRegisters);
}

const isSame = (a: Access, b: Access): boolean =>
  a.voluntary === b.voluntary &&
  a.closing?.effect === b.closing?.effect &&
  a.closing?.given === b.closing?.given &&
  a.closing?.byChoice === b.closing?.byChoice;
