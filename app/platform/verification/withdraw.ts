import { act } from "../card/act";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { cardNow } from "../card/card-now";

/** The company ends its verification; comments and answers stay. */
export const withdrawVerification: UseCase<"survey.withdrawVerification"> = async (_, scope) => {
  const { db, session, now } = scope;
  await write(db, session.companyId, async (trx) => {
    const card = await cardNow(trx, session.companyId, null);
    const doing = { by: session.accountId, at: now().toISOString() };
    const { verificationId } = await act(trx, card, { kind: "withdraw" }, doing);
    const facts = { ...session, detail: verificationId ?? "" };
    await recordAudit(trx, scope, "verification_withdrawn", facts);
  });
  return {};
};
