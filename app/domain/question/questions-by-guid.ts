import { rememberedBy } from "../remembered";
import type { Question } from "./question";

/** The questions of a questionnaire by their guid. */
export const questionsByGuid = rememberedBy(
  (questions: readonly Question[]): ReadonlyMap<string, Question> =>
    new Map(questions.map((question) => [question.guid, question])),
);
