import type { Proposal } from "~/api/contract/proposals";
import { ApiError } from "~/api/errors";
import { editionOf } from "~/domain/question/question";
import { pageOf } from "~/domain/survey/journey";
import {
  decideProposal,
  proposalOfLink,
  type StoredProposal,
  waitingProposals,
} from "../../store/asking/proposals";
import { recordAudit } from "../../store/audit";
import { write } from "../../store/write";
import { questionOf, type Survey } from "../../survey/survey";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { answerOf } from "./linked-question";

/** The proposals to the questions of one page that wait for a decision. */
export const proposalsOfPage: UseCase<"survey.proposals"> = async ({ params }, scope) => {
  const survey = await readerOf(scope).draft();
  const page = pageOf(survey.questionnaire, questionOf(survey, params.id).guid);
  const { companyId } = scope.session;
  const questionIds = page.map(({ guid }) => guid);
  const waiting = await waitingProposals(scope.db, { companyId, year: survey.year, questionIds });
  return { proposals: waiting.map((one) => proposalView(survey, one)) };
};

/** A proposal that waits, with its question. */
export const showProposal: UseCase<"survey.proposal"> = async ({ params }, scope) => {
  const survey = await readerOf(scope).draft();
  const stored = await proposalOfLink(scope.db, params.id);
  if (stored?.companyId !== scope.session.companyId || stored.year !== survey.year) {
    throw new ApiError(404, "internal/not_found");
  }
  if (stored.state !== "waiting") throw new ApiError(409, "internal/proposal_settled");
  return { definition: questionOf(survey, stored.questionId), proposal: proposalView(survey, stored) };
};

/** Declines a proposal: the answer stays as it is. One that was decided already stays decided. */
export const declineProposal: UseCase<"survey.declineProposal"> = async ({ params }, scope) => {
  const { db, session, now } = scope;
  const { companyId, accountId } = session;
  await write(db, companyId, async (trx) => {
    const stored = await proposalOfLink(trx, params.id);
    if (stored?.companyId !== companyId) throw new ApiError(404, "internal/not_found");
    if (stored.state === "confirmed") throw new ApiError(409, "internal/proposal_settled");
    if (stored.state === "declined") return;
    await decideProposal(trx, params.id, { as: "declined", at: now().toISOString(), by: accountId });
    await recordAudit(trx, scope, "proposal_declined", { accountId, companyId, detail: params.id });
  });
  return {};
};

function proposalView(survey: Survey, stored: StoredProposal): Proposal {
  const question = survey.questionnaire.questions.find(({ guid }) => guid === stored.questionId);
  return {
    id: stored.linkId,
    questionId: stored.questionId,
    milestoneId: question?.milestone ?? "",
    name: stored.name,
    email: stored.email,
    sentAt: stored.sentAt,
    times: stored.times,
    isCurrent: question !== undefined && editionOf(question) === stored.edition,
    answer: answerOf(stored.content),
  };
}
