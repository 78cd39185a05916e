import type { Question } from "~/domain/question/question";
import type { Survey } from "../survey";

/** The question a file was handed in for, in the words of a mail; a certificate has none. */
export function questionOfGuid(
  survey: Survey,
  guid: string,
): { question: Question | undefined; words: string } {
  const question = survey.questionnaire.questions.find((one) => one.guid === guid);
  return { question, words: question ? `domanda «${question.prompt}»` : "certificazioni" };
}
