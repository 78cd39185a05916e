import { NO_ANSWER, type Elements } from "~/domain/question/answer";
import { revisedSince } from "~/domain/survey/obsolete";
import type { Questionnaire } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import type { SignedInScope } from "~/platform/scope";
import { write } from "~/platform/store/write";
import { storeChanges } from "~/platform/survey/store-changes";
import type { Survey } from "~/platform/survey/survey";
import { SurveyReader } from "~/platform/survey/survey-reader";

/** A draft at a time when other questions were asked. */
export const asAskedThen = (survey: Survey, older: Questionnaire): Survey => ({
  ...survey,
  questionnaire: older,
  states: surveyStates(older, survey.answers, survey.facts, revisedSince(older.questions, survey.answers)),
});

/** Stores an answer to a question as it was asked then. */
export function saveAsAskedThen(
  older: Questionnaire,
  guid: string,
  given: { elements: Elements; attachments: string[] },
  { db, session, now }: SignedInScope,
): Promise<unknown> {
  return write(db, session.companyId, async (trx) => {
    const survey = asAskedThen(await new SurveyReader(trx, session.companyId).draft(), older);
    const question = older.questions.find((one) => one.guid === guid);
    if (!question) throw new Error(`No question ${guid} was asked then`);
    const changes = [{ question, answer: { ...NO_ANSWER, ...given } }];
    return storeChanges(trx, survey, changes, { by: session.accountId, at: now().toISOString() });
  });
}
