import { ApiError } from "~/api/errors";
import { isEmpty } from "~/domain/question/answer";
import { saveRefusals } from "~/domain/survey/save-refusals";
import { asItWas, contentsBefore } from "../store/answer-history";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { refuseSave } from "./save-answer";
import { storeChanges } from "./store-changes";
import { questionOf } from "./survey";
import { SurveyReader } from "./survey-reader";

/**
 * Restores a cleared answer exactly as it was, unless it was changed since: its elements, its words, its files, and the
 * edition of its question. The content comes from the history of changes (D13), where it was accepted once. Whether the
 * question is open is checked again, as for any save.
 */
export const undoClear: UseCase<"survey.undoClear"> = async ({ params, body }, { db, session, now }) =>
  write(db, session.companyId, async (trx) => {
    const survey = await new SurveyReader(trx, session.companyId).writableDraft(body.year);
    const question = questionOf(survey, params.id);
    const { guid: questionId } = question;
    const { companyId } = session;
    const { revision } = body;
    const stored = survey.answers[questionId];
    const isLast = stored?.revision === revision && isEmpty(stored);
    const made = isLast ? [{ questionId, revision }] : [];
    const before = (await contentsBefore(trx, { companyId, year: survey.year }, made)).get(questionId);
    if (!before) throw new ApiError(409, "internal/answer_moved");

    const change = { question, revision, ...asItWas(question, before) };
    const { refused, after } = saveRefusals(survey, [change]);
    refuseSave(refused, after);
    const author = { by: session.accountId, at: now().toISOString() };
    const { revisions } = await storeChanges(trx, survey, [change], author);
    return {
      questionId,
      revision: revisions.get(questionId) ?? revision,
      status: after.get(questionId)?.status ?? ("not-answered" as const),
    };
  });
