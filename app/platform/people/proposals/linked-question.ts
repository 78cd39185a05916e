import { ApiError } from "~/api/errors";
import type { Proposal } from "~/api/contract/proposals";
import { linkEnd } from "~/domain/people/tasks/link-end";
import { MOST_SENT } from "~/domain/people/tasks/limits";
import { type Answer, isEmpty, NO_ANSWER } from "~/domain/question/answer";
import { editionOf, type Question } from "~/domain/question/question";
import { takeAttempt } from "../../identity/limits";
import { linkOf, QUESTION_LINKS, questionLinkOver } from "../../identity/mailed-link";
import { identityRefusal } from "../../identity/refusals";
import type { Db, Trx } from "../../scope";
import { type Colleague, colleagues } from "../../store/asking/colleagues";
import { keepProposal, proposalOfLink, type StoredProposal } from "../../store/asking/proposals";
import { linkById, type StoredLink } from "../../store/asking/question-links";
import { recordAudit } from "../../store/audit";
import { findCompany } from "../../store/companies";
import { write } from "../../store/write";
import { readPosted } from "../../survey/posted-answer";
import type { Survey } from "../../survey/survey";
import { SurveyReader } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";

/** What the page of a link shows: the question and, of the company, its name, the note, and what its asker chose. */
export const linkedQuestion: UseCase<"survey.linkedQuestion"> = async ({ body }, { db, now }) => {
  const { link, question, survey, asker, proposal } = await openLink(db, body.token, now());
  const { business_name: businessName } = await findCompany(db, link.companyId);
  const present = survey.answers[link.questionId];
  const shown = proposal?.content ?? (link.showsAnswer && present ? present : NO_ANSWER);
  return {
    businessName,
    year: link.year,
    askedBy: asker.name,
    note: link.note,
    expiresAt: link.expiresAt,
    definition: question,
    answer: answerOf(shown),
    sentAt: proposal?.sentAt ?? null,
    showsAnswer: link.showsAnswer,
  };
};

/**
 * Stores a proposal beside the answer. It is checked like an answer that a person saves, and counts nowhere. The same
 * link may send it anew until the company has decided.
 */
export const propose: UseCase<"survey.propose"> = async ({ body }, scope) => {
  const { db, now } = scope;
  const known = await openLink(db, body.token, now());
  await takeAttempt(scope, "proposal", known.link.id);
  await write(db, known.link.companyId, async (trx) => {
    const { link, question, proposal } = await openLink(trx, body.token, now());
    const posted = { ...body.answer, questionId: question.guid, revision: 0, attachments: [] };
    const { answer, issues } = readPosted(question, posted, NO_ANSWER);
    if (issues.length > 0) throw new ApiError(422, "internal/invalid_input", issues);
    if (isEmpty(answer)) throw refuse(422, "proposal_empty");
    const times = (proposal?.times ?? 0) + 1;
    if (times > MOST_SENT) throw refuse(409, "proposal_too_often");
    await keepProposal(trx, link, { content: answer, at: now().toISOString(), times });
    await recordAudit(trx, scope, "proposal_sent", { companyId: link.companyId, detail: link.id });
  });
  return {};
};

const refuse = (status: number, code: string) =>
  new ApiError(status, "internal/invalid_input", [{ path: "", code }]);

interface OpenLink {
  link: StoredLink;
  survey: Survey;
  question: Question;
  asker: Colleague;
  /** What the bearer proposed before. */
  proposal: StoredProposal | null;
}

/** Refuses a link that works no more, with the reason (D8). */
async function openLink(db: Db | Trx, token: string, now: Date): Promise<OpenLink> {
  const { subjectId } = await linkOf(db, token, QUESTION_LINKS, now.toISOString());
  const link = await linkById(db, subjectId);
  if (!link) throw identityRefusal("invalid-action-code");
  const survey = await new SurveyReader(db, link.companyId).draft(link.year);
  const question = survey.questionnaire.questions.find(({ guid }) => guid === link.questionId);
  const [asker] = await colleagues(db, { companyId: link.companyId, ids: [link.askedBy] });
  const proposal = await proposalOfLink(db, link.id);
  const end = linkEnd({
    isSettled: proposal !== null && proposal.state !== "waiting",
    canAskerWrite: asker?.canWrite ?? false,
    isCurrentYear: survey.isCurrent,
    isSameQuestion: question !== undefined && editionOf(question) === link.edition,
  });
  if (end !== null || !question || !asker) throw questionLinkOver(end ?? "asker_gone");
  return { link, survey, question, asker, proposal };
}

/** An answer without its files, on the wire. */
export const answerOf = (answer: Answer): Proposal["answer"] => ({
  answerElements: Object.entries(answer.elements).map(([id, value]) => ({ id, value })),
  explanation: answer.explanation,
  notApplicableChosen: answer.notApplicableChosen,
  notApplicableReason: answer.notApplicableReason,
});
