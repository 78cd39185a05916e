import type { CallParsed } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { isGiven, NO_ANSWER, type Answer } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { sameAnswer } from "~/domain/question/same-answer";
import { removeDropped } from "../../storage/storage";
import type { SignedInScope, Trx } from "../../scope";
import { contentsAt } from "../../store/answer-history";
import type { StoredAnswer } from "../../store/answers";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { storeChanges } from "../store-changes";
import { obsoleteIn, type Survey } from "../survey";
import { SurveyReader } from "../survey-reader";
import { readAgain } from "./check-stored-answer";

type SettleInput = CallParsed<"survey.settleObsolete">;

/**
 * Confirms an answer whose question was revised, or removes one whose question was revised or withdrawn, on top of the
 * revision the caller has seen (D4, D13). The history of changes keeps a removed answer; its files are deleted.
 */
export const settleObsolete: UseCase<"survey.settleObsolete"> = async (input, scope) => {
  const { left, dropped } = await write(scope.db, scope.session.companyId, (trx) =>
    settleIn(trx, input, scope),
  );
  await removeDropped(scope.settings, dropped);
  return { left };
};

async function settleIn(trx: Trx, input: SettleInput, { session, now }: SignedInScope) {
  const survey = await new SurveyReader(trx, session.companyId).writableDraft(input.body.year);
  const { id } = input.params;
  const stored = Object.hasOwn(survey.answers, id) ? survey.answers[id] : undefined;
  if (!stored) throw new ApiError(404, "internal/not_found");
  const obsolete = obsoleteIn(survey);
  if (!obsolete.some(({ question }) => question === id)) {
    if (await isSettled(trx, survey, stored, input)) return { left: obsolete.length, dropped: [] };
    throw refusal(survey, id);
  }
  if (stored.revision !== input.body.revision) throw new ApiError(409, "internal/answer_moved");
  const author = { by: session.accountId, at: now().toISOString() };
  const { dropped } = await storeChanges(trx, survey, [settled(survey, stored, input)], author);
  // Removing an answer may close other obsolete answers.
  const after = await new SurveyReader(trx, session.companyId).draft();
  return { left: obsoleteIn(after).length, dropped };
}

/** A second click finds its work done. */
async function isSettled(
  trx: Trx,
  { company, year, states }: Survey,
  stored: StoredAnswer,
  { params: { id: questionId }, body: { action, revision } }: SettleInput,
): Promise<boolean> {
  if (action === "remove") return !isGiven(stored);
  if (states.get(questionId)?.obsolete !== false) return false;
  const contentAt = await contentsAt(trx, company.id, year, [{ questionId, revision }]);
  const seen = contentAt(questionId, revision);
  return seen !== null && sameAnswer(seen, stored);
}

const refusal = ({ states }: Survey, id: string) =>
  new ApiError(409, states.get(id)?.obsolete ? "internal/question_blocked" : "internal/answer_moved");

function settled(
  { questionnaire }: Survey,
  stored: StoredAnswer,
  { params: { id }, body: { action } }: SettleInput,
): { question: Pick<Question, "guid" | "edition">; answer: Answer } {
  const question = questionnaire.questions.find(({ guid }) => guid === id);
  if (action === "remove") {
    return { question: question ?? { guid: id, edition: stored.edition }, answer: NO_ANSWER };
  }
  if (!question) throw new ApiError(409, "internal/question_withdrawn");
  const { answer, issues } = readAgain(question, stored);
  if (issues.length > 0) throw new ApiError(422, "internal/invalid_input", issues);
  return { question, answer };
}
