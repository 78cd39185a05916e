import { ApiError } from "~/api/errors";
import { romeDay } from "~/domain/calendar-date";
import { shareState } from "~/domain/card/share";
import { openSealed } from "~/secrets-sealed.server";
import { colleagues } from "../../store/asking/colleagues";
import { findShare, openingsOf, sharesOf, type StoredShare } from "../../store/publicity/shares";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { surveyOf, topicsOf } from "./give-share";

export const shares: UseCase<"survey.shares"> = async (_, { db, session, now }) => {
  const today = romeDay(now());
  const listed = await sharesOf(db, session.companyId);
  return {
    shares: listed.map(({ opened, lastOpenedAt, ...one }) => ({
      ...factsOf(one, today),
      opened,
      lastOpenedAt,
    })),
  };
};

/** One link, with its address for who could have made it. */
export const share: UseCase<"survey.share"> = async ({ params }, scope) => {
  const { db, session, now, settings } = scope;
  const one = await findShare(db, session.companyId, params.id);
  if (!one) throw new ApiError(404, "internal/not_found");
  const { questionnaire, year } = await surveyOf(readerOf(scope), one.number);
  const [maker] = await colleagues(db, { companyId: session.companyId, ids: [one.createdBy] });
  return {
    ...factsOf(one, romeDay(now())),
    year,
    createdBy: maker?.name ?? null,
    topicLabels: topicsOf(questionnaire)
      .filter(({ id }) => one.topics.includes(id))
      .map(({ label }) => label),
    token: session.rights.has("write") ? openSealed(one.sealedToken, settings.keys.shares) : null,
    openings: await openingsOf(db, one.id),
  };
};

const factsOf = (one: StoredShare, today: string) => ({
  id: one.id,
  number: one.number,
  recipient: one.recipient,
  showsScoring: one.showsScoring,
  sharesDocument: one.sharesDocument,
  sharesReport: one.sharesReport,
  topics: [...one.topics],
  endsOn: one.endsOn,
  state: shareState(one, today),
  createdAt: one.createdAt,
  withdrawnAt: one.withdrawnAt,
});
