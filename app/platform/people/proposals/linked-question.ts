import { ApiError } from "~/api/errors";
import { questionnaire } from "~/content/questionnaires";
import { apiVersionOf } from "~/domain/periods";
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
import { keepProposal, linkWithProposal, type ProposalOfLink } from "../../store/asking/proposals";
import type { StoredLink } from "../../store/asking/question-links";
import { recordAudit } from "../../store/audit";
import { write } from "../../store/write";
import { citedQuestion } from "../../survey/cited-question";
import { readPosted } from "../../survey/posted-answer";
import { SurveyReader } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { ownAnswers } from "~/domain/survey/unconfirmed-copies";

/** What the page of a link shows: the question and, of the company, its name, the note, and what its asker chose. */
export const linkedQuestion: UseCase<"survey.linkedQuestion"> = async ({ body }, { db, now }) => {
  const { link, question, asker, proposal, reader } = await openLink(db, body.token, now());
  const { company } = await reader.present(link.year);
  const present = async () =>
    link.showsAnswer ? ownAnswers((await reader.draft(link.year)).answers)[question.guid] : null;
  return {
    businessName: company.business_name,
    year: link.year,
    askedBy: asker.name,
    note: link.note,
    expiresAt: link.expiresAt,
    definition: citedQuestion(question, link.year, now()),
    answer: answerOf(proposal?.content ?? (await present()) ?? NO_ANSWER),
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
  await takeAttempt(scope, "proposal", body.token);
  const { companyId } = await linkBehind(db, body.token, now());
  await write(db, companyId, async (trx) => {
    const { link, question, proposal } = await openLink(trx, body.token, now());
    const posted = { ...body.answer, questionId: question.guid, revision: 0, attachments: [] };
    const { answer, issues } = readPosted(question, posted, NO_ANSWER);
    if (issues.length > 0) throw new ApiError(422, "internal/invalid_input", issues);
    if (isEmpty(answer)) throw refuse(422, "proposal_empty");
    const times = (proposal?.times ?? 0) + 1;
    if (times > MOST_SENT) throw refuse(409, "proposal_too_often");
    await keepProposal(trx, link, { content: answer, at: now().toISOString(), times });
    await recordAudit(trx, scope, "proposal_sent", { companyId, detail: link.id });
  });
  return {};
};

const refuse = (status: number, code: string) =>
  new ApiError(status, "internal/invalid_input", [{ path: "", code }]);

interface OpenLink {
  link: StoredLink;
  question: Question;
  asker: Colleague;
  /** What the bearer proposed before. */
  proposal: ProposalOfLink;
  /** Of the link's company. */
  reader: SurveyReader;
}

/** The link of a token, whose own time has not ended. */
async function linkBehind(db: Db | Trx, token: string, now: Date) {
  const { subjectId } = await linkOf(db, token, QUESTION_LINKS, now.toISOString());
  const found = await linkWithProposal(db, subjectId);
  if (!found) throw identityRefusal("invalid-action-code");
  return { ...found, companyId: found.link.companyId };
}

/** Refuses a link that works no more, with the reason (D8). */
async function openLink(db: Db | Trx, token: string, now: Date): Promise<OpenLink> {
  const { link, proposal, companyId } = await linkBehind(db, token, now);
  const reader = new SurveyReader(db, companyId);
  const { isCurrent } = await reader.present(link.year);
  const { questions } = questionnaire(apiVersionOf(link.year));
  const question = questions.find(({ guid }) => guid === link.questionId);
  const [asker] = await colleagues(db, { companyId, ids: [link.askedBy] });
  const end = linkEnd({
    isSettled: proposal !== null && proposal.state !== "waiting",
    canAskerWrite: asker?.canWrite ?? false,
    isCurrentYear: isCurrent,
    isSameQuestion: question !== undefined && editionOf(question) === link.edition,
  });
  if (end !== null || !question || !asker) throw questionLinkOver(end ?? "asker_gone");
  return { link, question, asker, proposal, reader };
}

/** An answer without its files, on the wire. */
export const answerOf = (answer: Answer): Proposal["answer"] => ({
  answerElements: Object.entries(answer.elements).map(([id, value]) => ({ id, value })),
  explanation: answer.explanation,
  notApplicableChosen: answer.notApplicableChosen,
  notApplicableReason: answer.notApplicableReason,
});
