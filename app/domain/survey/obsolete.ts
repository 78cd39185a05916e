import { type Answer, isGiven } from "../question/answer";
import { editionOf, type Question } from "../question/question";

/** Answers given to another edition of their question and not confirmed since (D4). */
export function revisedSince(
  questions: readonly Question[],
  answers: Readonly<Record<string, Answer & { edition: number }>>,
): ReadonlySet<string> {
  const revised = questions.filter((question) => {
    const answer = answers[question.guid];
    return answer !== undefined && isGiven(answer) && answer.edition !== editionOf(question);
  });
  return new Set(revised.map(({ guid }) => guid));
}
