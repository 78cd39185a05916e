import { ApiError } from "~/api/errors";
import { forgiveAllCodes } from "../../identity/second-factor/code-attempts";
import { SECOND_FACTOR_PAGE } from "../../identity/second-factor/own-page";
import type { Trx } from "../../scope";
import { endSessionsOf } from "../../store/accounts/sessions-and-tokens";
import { type Origin, recordAudit } from "../../store/audit";
import { queueMail } from "../../store/mails";
import { endPendingSignInsOf } from "../../store/settings/pending-sign-ins";
import { deleteFactor } from "../../store/settings/second-factors";

interface Reset {
  person: { id: string; email: string; name: string };
  companyId: string | null;
  /** The administrator who helps; null: the operator. */
  accountId: string | null;
  mail: "second-factor-reset" | "second-factor-reset-by-provider";
}

/**
 * For a person whose device is lost: password alone from now on. It may be in wrong hands, so open sessions end; what was
 * guessed there counts no more, and the person is told by mail. Throws ApiError 409 when there is no second factor.
 */
export async function resetFactorOf(
  trx: Trx,
  { person, companyId, accountId, mail }: Reset,
  origin: Origin,
): Promise<void> {
  const { id, email, name } = person;
  if (!(await deleteFactor(trx, id))) {
    throw new ApiError(409, "internal/factor_refused", [{ path: "", code: "factor_off" }]);
  }
  await forgiveAllCodes(trx, id);
  await endSessionsOf(trx, id);
  await endPendingSignInsOf(trx, id);
  await recordAudit(trx, origin, "second_factor_reset", { companyId, accountId, detail: id });
  const at = origin.now().toISOString();
  await queueMail(trx, { address: email, name }, mail, { link: SECOND_FACTOR_PAGE }, at);
}
