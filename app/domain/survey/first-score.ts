import { FEWEST_COMPARED } from "../question/fewest-compared";
import type { AnswerStatus } from "../question/answer";
import type { Question, Questionnaire } from "../question/question";
import { isClosed } from "./closed";
import { mayBeAsked } from "./paths";
import type { SurveyStates } from "./status";

/** As many questions as a comparison needs (D3), so that the first score has a place among other companies. */
export const FIRST_QUESTIONS = FEWEST_COMPARED;

/**
 * The guids of the questions of the first score, in the order in which they are asked: of those that the content
 * names, the first that may be asked of this company. One that may stay empty is taken only where the others are too few.
 */
export function firstQuestions(
  { firstScore = [] }: Pick<Questionnaire, "firstScore">,
  states: SurveyStates,
): string[] {
  const asked = firstScore.filter((guid) => {
    const state = states.get(guid);
    return state !== undefined && mayBeAsked(state);
  });
  const isVoluntary = (guid: string) => states.get(guid)?.voluntary ?? false;
  const preferred = [...asked.filter((guid) => !isVoluntary(guid)), ...asked.filter(isVoluntary)];
  const chosen = new Set(preferred.slice(0, FIRST_QUESTIONS));
  return asked.filter((guid) => chosen.has(guid));
}

interface Asked {
  status: AnswerStatus;
}

/** Has an answer that gives a score: a voluntary question counts as done while it is empty, and gives none. */
export const isAnswered = ({ status }: Asked): boolean =>
  status === "self-declared" || status === "incompatible";

/** Asks for an answer now. */
export const isAsking = (asked: Asked): boolean => !isAnswered(asked) && !isClosed(asked.status);

/** Silent reading of Italian takes 188 ± 28 words a minute (IReST, 2012): the slower sixth of the readers is here. */
const WORDS_A_MINUTE = 160;

/** To decide and to press the buttons. */
const SECONDS_TO_ANSWER = 15;

/** Seconds to read a question with everything that its form says, and to answer it without looking anything up. */
export function secondsAtHand(question: Question): number {
  const { length: words } = textsOf(question).join(" ").split(/\s+/).filter(Boolean);
  return (60 * words) / WORDS_A_MINUTE + SECONDS_TO_ANSWER;
}

/** Whole minutes for some questions, rounded up. */
export const minutesAtHand = (questions: readonly Question[]): number =>
  Math.ceil(questions.reduce((sum, question) => sum + secondsAtHand(question), 0) / 60);

function textsOf(question: Question): string[] {
  const { prompt, hint } = question;
  const choices = "choices" in question ? question.choices : [];
  const fields = "fields" in question ? question.fields : [];
  return [
    ...[prompt, hint],
    ...choices.map(({ label }) => label),
    ...fields.flatMap((field) => [
      field.label,
      field.hint ?? "",
      ...(field.options ?? []).map(({ label }) => label),
    ]),
  ];
}
