import { ApiError } from "~/api/errors";
import { act } from "../card/act";
import { loadCard } from "../card/load-card";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { keepEndedYear } from "./profiles/grant-profile";

/**
 * Opens the next fiscal year (D1); the present one can then only be read. The call names the year, so that a second
 * click opens no further year; 409 while the year is not over in Italy, a verification is open or a restore is running.
 */
export const openYear: UseCase<"user.openYear"> = ({ body }, scope) => {
  const { db, session, now } = scope;
  return write(db, session.companyId, async (trx) => {
    const card = await loadCard(new SurveyReader(trx, session.companyId));
    const year = card.life.fiscalYear;
    if (body.year === year) return {};
    if (body.year !== year + 1) throw new ApiError(409, "internal/conflict");
    await act(trx, card, { kind: "open_next_year" }, { by: session.accountId, at: now().toISOString() });
    await keepEndedYear(trx, session.companyId, year);
    await recordAudit(trx, scope, "year_opened", { ...session, detail: String(body.year) });
    return {};
  });
};
