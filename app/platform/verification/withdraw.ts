import { act } from "../card/act";
import { loadCard } from "../card/load-card";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";

/** The company ends its verification; the comments and the company's answers stay. */
export const withdrawVerification: UseCase<"survey.withdrawVerification"> = async (_, scope) => {
  const { db, session, now } = scope;
  await write(db, session.companyId, async (trx) => {
    const card = await loadCard(new SurveyReader(trx, session.companyId));
    const context = { by: session.accountId, at: now().toISOString() };
    const { verificationId } = await act(trx, card, { kind: "withdraw" }, context);
    const facts = { ...session, detail: verificationId ?? "" };
    await recordAudit(trx, scope, "verification_withdrawn", facts);
  });
  return {};
};
