import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { romeDayWords } from "~/domain/calendar-date";
import { DAY_MS } from "~/domain/durations";
import { nameInMail } from "~/domain/people/link-like";
import { MOST_LINKS_A_DAY, MOST_OPEN_LINKS } from "~/domain/people/tasks/limits";
import { oneLine, toLatin1 } from "~/domain/plain-text";
import { editionOf, type Question } from "~/domain/question/question";
import { isClosed } from "~/domain/survey/closed";
import { isLocked, isReportingOpen } from "~/domain/survey/progress";
import { mayMail } from "../../identity/mail-caps";
import { after, newToken, QUESTION_LINK_MS } from "../../identity/tokens";
import type { SignedInScope, Trx } from "../../scope";
import { circumstancesOf, normalisedEmail } from "../../store/accounts/accounts";
import { addMailedToken } from "../../store/accounts/sessions-and-tokens";
import { colleagues } from "../../store/asking/colleagues";
import {
  addLink,
  endLink,
  findLink,
  linksSince,
  linkToReplace,
  noteLinkMail,
  type StoredLink,
} from "../../store/asking/question-links";
import { recordAudit } from "../../store/audit";
import { queueMail } from "../../store/mails";
import { write } from "../../store/write";
import { questionOf, type Survey } from "../../survey/survey";
import { readerOf, SurveyReader } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { countWorkingLinks } from "../tasks/link-ends";
import { placeOf } from "../tasks/list-tasks";

/** Mails a link to one question; an earlier one to the same address for the same question works no more. */
export const addQuestionLink: UseCase<"survey.addQuestionLink"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const { companyId, accountId } = session;
  const email = normalisedEmail(body.email);
  return write(db, companyId, async (trx) => {
    const survey = await new SurveyReader(trx, companyId).draft();
    const question = questionOf(survey, body.questionId);
    requireOpen(survey, question);
    await requireRoom(trx, companyId, email, survey, now());
    const at = now().toISOString();
    const key = { companyId, year: survey.year, questionId: question.guid, email };
    const earlier = await linkToReplace(trx, key);
    if (earlier) await endLink(trx, earlier, { as: "replaced", at });
    const link = {
      ...key,
      id: randomUUID(),
      edition: editionOf(question),
      name: oneLine(body.name),
      note: toLatin1(body.note).text.trim(),
      showsAnswer: body.showsAnswer,
      askedBy: accountId,
      askedAt: at,
      expiresAt: after(now(), QUESTION_LINK_MS),
    };
    await addLink(trx, link);
    await mailLink(trx, link, question, scope);
    await recordAudit(trx, scope, "question_link_sent", { accountId, companyId, detail: link.id });
    return { id: link.id, expiresAt: link.expiresAt };
  });
};

/** A question that takes no answer now takes no proposal either. */
function requireOpen({ states, questionnaire }: Survey, question: Question): void {
  const state = states.get(question.guid);
  if (isClosed(state?.status)) throw new ApiError(409, "internal/question_blocked");
  const isReady = isReportingOpen(questionnaire.questions, states);
  if (state && isLocked(question, state, isReady)) throw new ApiError(409, "internal/reporting_locked");
}

async function requireRoom(
  trx: Trx,
  companyId: string,
  email: string,
  survey: Survey,
  now: Date,
): Promise<void> {
  const refuse = (status: number, code: string, params: Record<string, string> = {}) =>
    new ApiError(status, "internal/invalid_input", [{ path: "", code, params }]);
  const { count } = await linksSince(trx, companyId, after(now, -DAY_MS));
  if (count >= MOST_LINKS_A_DAY) throw refuse(409, "too_many_links", { max: String(MOST_LINKS_A_DAY) });
  if ((await countWorkingLinks(trx, companyId, survey, now.toISOString())) >= MOST_OPEN_LINKS) {
    throw refuse(409, "too_many_open_links", { max: String(MOST_OPEN_LINKS) });
  }
  if (!(await mayMail(trx, "question", email, now))) throw refuse(409, "link_mailed_too_often");
}

async function mailLink(
  trx: Trx,
  { id, email, name, expiresAt, askedBy, askedAt }: Omit<StoredLink, "endedAs">,
  { prompt }: Question,
  { settings }: SignedInScope,
): Promise<void> {
  const { token, hash } = newToken();
  await addMailedToken(trx, {
    tokenHash: hash,
    kind: "question",
    subjectId: id,
    createdAt: askedAt,
    expiresAt,
  });
  const asker = await circumstancesOf(trx, askedBy);
  const params = {
    asker: nameInMail(`${asker.name} ${asker.surname}`),
    businessName: nameInMail(asker.businessName),
    subject: prompt,
    until: romeDayWords(expiresAt),
    link: `${settings.publicUrl}/auth/proposal/${token}`,
  };
  const mailId = await queueMail(trx, { address: email, name }, "question-link", params, askedAt);
  await noteLinkMail(trx, id, mailId);
}

/** A link, for the page that asks before it is revoked. */
export const questionLink: UseCase<"survey.questionLink"> = async ({ params }, scope) => {
  const { db, session, now } = scope;
  const link = await ownLink(db, params.id, scope);
  const [asker] = await colleagues(db, { companyId: session.companyId, ids: [link.askedBy] });
  const { prompt } = placeOf(await readerOf(scope).draft(), link.questionId);
  return {
    id: link.id,
    prompt,
    name: link.name,
    email: link.email,
    note: link.note,
    showsAnswer: link.showsAnswer,
    askedBy: asker?.name ?? null,
    askedAt: link.askedAt,
    expiresAt: link.expiresAt,
    isOpen: link.endedAs === null && link.expiresAt > now().toISOString(),
  };
};

/** The link works no more from now on; a proposal that came through it stays, to be decided. */
export const revokeQuestionLink: UseCase<"survey.revokeQuestionLink"> = async ({ params }, scope) => {
  const { db, session, now } = scope;
  const { companyId, accountId } = session;
  await write(db, companyId, async (trx) => {
    const link = await ownLink(trx, params.id, scope);
    if (link.endedAs !== null) return;
    await endLink(trx, link.id, { as: "revoked", at: now().toISOString() });
    await recordAudit(trx, scope, "question_link_revoked", { accountId, companyId, detail: link.id });
  });
  return {};
};

/** The link of its asker, or for an administrator any of the company; 404 for others. */
async function ownLink(
  db: Trx | SignedInScope["db"],
  id: string,
  { session }: SignedInScope,
): Promise<StoredLink> {
  const link = await findLink(db, session.companyId, id);
  const isTheirs = link?.askedBy === session.accountId || session.rights.has("administer");
  if (!link || !isTheirs) throw new ApiError(404, "internal/not_found");
  return link;
}
