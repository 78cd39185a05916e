import type { CallParsed } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { saveRefusals } from "~/domain/survey/save-refusals";
import { isUnconfirmedCopy, unconfirmedCopies } from "~/domain/survey/unconfirmed-copies";
import type { SignedInScope, Trx } from "../scope";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { readAgain } from "./obsolete/check-stored-answer";
import { storeChanges } from "./store-changes";
import { questionOf, type Survey } from "./survey";
import { SurveyReader } from "./survey-reader";

type ConfirmInput = CallParsed<"survey.confirmCopies">;

/**
 * Confirms answers that were copied from a company of the group, on top of the revisions that the caller has seen
 * (D5, D13). A copy whose question is closed, or locked, keeps waiting; a second click finds its work done.
 */
export const confirmCopies: UseCase<"survey.confirmCopies"> = (input, scope) =>
  write(scope.db, scope.session.companyId, (trx) => confirmIn(trx, input, scope));

async function confirmIn(trx: Trx, { body }: ConfirmInput, { session, now }: SignedInScope) {
  const survey = await new SurveyReader(trx, session.companyId).writableDraft(body.year);
  const wanted = body.answers.flatMap((one) => confirmedAs(survey, one));
  const { refused } = saveRefusals(survey, wanted);
  if ([...refused.values()].includes("conflict")) throw new ApiError(409, "internal/answer_moved");
  const changes = wanted.filter(({ question }) => !refused.has(question.guid));
  await storeChanges(trx, survey, changes, { by: session.accountId, at: now().toISOString() });
  const waiting = unconfirmedCopies(survey.answers).length;
  return { confirmed: changes.length, left: waiting - changes.length };
}

/** The copy as an answer of the company, checked like every save; none where it is confirmed already. */
function confirmedAs(survey: Survey, { questionId, revision }: ConfirmInput["body"]["answers"][number]) {
  const question = questionOf(survey, questionId);
  const stored = survey.answers[questionId];
  if (!stored || !isUnconfirmedCopy(stored)) return [];
  const { answer, issues } = readAgain(question, stored);
  if (issues.length > 0) throw new ApiError(422, "internal/invalid_input", issues);
  return [{ question, answer, revision }];
}
