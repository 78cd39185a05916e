import { ApiError } from "~/api/errors";
import { endRefusal, recoveryCodeInGroups } from "~/domain/people/second-factor";
import { forgiveAttempt } from "../../identity/limits";
import { provedBy, spend, wrongCode } from "../../identity/second-factor/check-code";
import { newRecoveryCodes } from "../../identity/second-factor/recovery-codes";
import { requirePassword } from "../../identity/prove-password";
import type { SignedInScope, Trx } from "../../scope";
import { circumstancesOf } from "../../store/accounts/accounts";
import { recordAudit } from "../../store/audit";
import { queueMail } from "../../store/mails";
import { requiresFactor } from "../../store/settings/colleagues";
import { endPendingSignInsOf } from "../../store/settings/pending-sign-ins";
import { deleteFactor, findFactor, replaceRecoveryCodes } from "../../store/settings/second-factors";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";

/** Gives the second factor up, with password and code; not while the company requires it. */
export const disableSecondFactor: UseCase<"user.disableSecondFactor"> = async ({ body }, scope) => {
  const { session } = scope;
  await changeWithCode(body, scope, async (trx, { email, name }) => {
    const refusal = endRefusal(await requiresFactor(trx, session.companyId));
    if (refusal) throw new ApiError(409, "internal/factor_refused", [{ path: "", code: refusal }]);
    await deleteFactor(trx, session.accountId);
    await endPendingSignInsOf(trx, session.accountId);
    await recordAudit(trx, scope, "second_factor_disabled", session);
    const link = "/dashboard/settings/second-factor";
    const recipient = { address: email, name };
    await queueMail(trx, recipient, "second-factor-off", { link }, scope.now().toISOString());
  });
  return {};
};

/** New recovery codes; the former ones work no more. */
export const renewRecoveryCodes: UseCase<"user.renewRecoveryCodes"> = async ({ body }, scope) => {
  const { db, session } = scope;
  const factor = await findFactor(db, session.accountId);
  const { codes, hashes } = await newRecoveryCodes(factor?.salt ?? "");
  await changeWithCode(body, scope, async (trx) => {
    await replaceRecoveryCodes(trx, session.accountId, hashes);
    await recordAudit(trx, scope, "recovery_codes_made", session);
  });
  return { codes: codes.map(recoveryCodeInGroups) };
};

/** A change of a second factor in use, all or nothing, by a person who shows password and code again. */
async function changeWithCode(
  { present, code }: { present: string; code: string },
  scope: SignedInScope,
  change: (trx: Trx, person: { email: string; name: string }) => Promise<void>,
): Promise<void> {
  const { db, session } = scope;
  const attempt = await requirePassword(present, scope, "present");
  const factor = await findFactor(db, session.accountId);
  if (!factor?.enabledAt) {
    throw new ApiError(409, "internal/factor_refused", [{ path: "", code: "factor_off" }]);
  }
  const proof = await provedBy(scope, session.accountId, code);
  await write(db, null, async (trx) => {
    if (!(await findFactor(trx, session.accountId))?.enabledAt) throw wrongCode();
    const { email, name, surname } = await circumstancesOf(trx, session.accountId);
    await spend(trx, { accountId: session.accountId, email }, proof, scope);
    await forgiveAttempt(trx, attempt);
    await change(trx, { email, name: `${name} ${surname}` });
  });
}
