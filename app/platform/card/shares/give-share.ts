import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { romeDay } from "~/domain/calendar-date";
import { MOST_OPEN_SHARES, MOST_SHARES_A_DAY, readShare, type Share } from "~/domain/card/share";
import { DAY_MS } from "~/domain/durations";
import { apiVersionOf } from "~/domain/periods";
import { oneLine } from "~/domain/plain-text";
import type { Questionnaire } from "~/domain/question/question";
import { after, newToken } from "../../identity/tokens";
import type { Trx } from "../../scope";
import { sealed } from "~/secrets-sealed.server";
import { recordAudit } from "../../store/audit";
import {
  addShare as store,
  countShares,
  findShare,
  withdrawShare as end,
} from "../../store/publicity/shares";
import { write } from "../../store/write";
import { readerOf, type SurveyReader } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";

/** The topics of a card of the company, as they were when it was issued. */
export const shareChoices: UseCase<"survey.shareChoices"> = async ({ params: { number } }, scope) => {
  const { questionnaire, year } = await surveyOf(readerOf(scope), number);
  return { number, year, isScored: apiVersionOf(year) === "v3", topics: topicsOf(questionnaire) };
};

/** Makes a link to a card of the company for one recipient. The company gives it to them by a way of its own. */
export const addShare: UseCase<"survey.addShare"> = async ({ body: { number, ...typed } }, scope) => {
  const { db, session, now, settings } = scope;
  const { companyId, accountId } = session;
  const { questionnaire } = await surveyOf(readerOf(scope), number);
  const today = romeDay(now());
  const topics = topicsOf(questionnaire).map(({ id }) => id);
  const reading = readShare({ ...typed, recipient: oneLine(typed.recipient) }, { topics, today });
  if ("issues" in reading) throw new ApiError(422, "internal/invalid_input", reading.issues);
  const { share }: { share: Share } = reading;
  const { token, hash } = newToken();
  const id = randomUUID();
  await write(db, companyId, async (trx) => {
    await requireRoom(trx, companyId, today, now());
    const made = { createdBy: accountId, createdAt: now().toISOString(), withdrawnAt: null };
    const sealedToken = sealed(token, settings.keys.shares);
    await store(trx, { id, companyId, number, ...share, ...made, sealedToken }, hash);
    await recordAudit(trx, scope, "share_made", { accountId, companyId, detail: id });
  });
  return { id };
};

/** The link shows nothing from the next request on; to withdraw it twice changes nothing. */
export const withdrawShare: UseCase<"survey.withdrawShare"> = async ({ params }, scope) => {
  const { db, session, now } = scope;
  const { companyId, accountId } = session;
  await write(db, companyId, async (trx) => {
    const share = await findShare(trx, companyId, params.id);
    if (!share) throw new ApiError(404, "internal/not_found");
    if (share.withdrawnAt !== null) return;
    await end(trx, share.id, now().toISOString());
    await recordAudit(trx, scope, "share_withdrawn", { accountId, companyId, detail: share.id });
  });
  return {};
};

/** A card of the company by its number; 404 for that of another. */
export async function surveyOf(reader: SurveyReader, number: string) {
  const card = (await reader.issued()).find(({ id }) => id === number);
  if (!card) throw new ApiError(404, "internal/not_found");
  return reader.requested({ year: card.year, version: card.id });
}

export const topicsOf = ({ milestones }: Questionnaire) =>
  milestones.map(({ id, area, label }) => ({ id, area, label }));

async function requireRoom(trx: Trx, companyId: string, today: string, now: Date): Promise<void> {
  const { open, made } = await countShares(trx, companyId, { today, since: after(now, -DAY_MS) });
  const refuse = (code: string, max: number) =>
    new ApiError(409, "internal/invalid_input", [{ path: "", code, params: { max: String(max) } }]);
  if (open >= MOST_OPEN_SHARES) throw refuse("too_many_shares", MOST_OPEN_SHARES);
  if (made >= MOST_SHARES_A_DAY) throw refuse("too_many_shares_today", MOST_SHARES_A_DAY);
}
