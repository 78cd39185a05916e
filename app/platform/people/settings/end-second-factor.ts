import { ApiError } from "~/api/errors";
import { endRefusal, recoveryCodeInGroups } from "~/domain/people/second-factor";
import { forgiveAttempt } from "../../identity/limits";
import { renewedSession } from "../../identity/renew-session";
import { type Proof, provedBy, spend } from "../../identity/second-factor/check-code";
import { newRecoveryCodes } from "../../identity/second-factor/recovery-codes";
import { requirePassword } from "../../identity/prove-password";
import type { SignedInScope, Trx } from "../../scope";
import { circumstancesOf } from "../../store/accounts/accounts";
import type { Attempt } from "../../store/accounts/attempts";
import { recordAudit } from "../../store/audit";
import { queueMail } from "../../store/mails";
import { requiresFactor } from "../../store/settings/colleagues";
import { endPendingSignInsOf } from "../../store/settings/pending-sign-ins";
import { deleteFactor, findFactor, replaceRecoveryCodes } from "../../store/settings/second-factors";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { SECOND_FACTOR_PAGE } from "../../identity/second-factor/own-page";

/** Gives the second factor up, with password and code; not while the company requires it. */
export const disableSecondFactor: UseCase<"user.disableSecondFactor"> = async ({ body }, scope) => {
  const { session } = scope;
  const proved = await prove(body, scope);
  const token = await changeProved(proved, scope, async (trx, { email, name }) => {
    const refusal = endRefusal(await requiresFactor(trx, session.companyId));
    if (refusal) throw new ApiError(409, "internal/factor_refused", [{ path: "", code: refusal }]);
    await deleteFactor(trx, session.accountId);
    await endPendingSignInsOf(trx, session.accountId);
    await recordAudit(trx, scope, "second_factor_disabled", session);
    const link = SECOND_FACTOR_PAGE;
    const recipient = { address: email, name };
    await queueMail(trx, recipient, "second-factor-off", { link }, scope.now().toISOString());
  });
  return { token };
};

/** New recovery codes; the former ones work no more. Ten hashes are made for the person alone who has shown a code. */
export const renewRecoveryCodes: UseCase<"user.renewRecoveryCodes"> = async ({ body }, scope) => {
  const { session } = scope;
  const proved = await prove(body, scope);
  const { codes, hashes } = await newRecoveryCodes(proved.proof.salt);
  const token = await changeProved(proved, scope, async (trx) => {
    await replaceRecoveryCodes(trx, session.accountId, hashes);
    await recordAudit(trx, scope, "recovery_codes_made", session);
  });
  return { token, codes: codes.map(recoveryCodeInGroups) };
};

interface Proved {
  attempt: Attempt;
  proof: Proof;
}

/** Asks a person with a second factor in use for password and code. */
async function prove(
  { present, code }: { present: string; code: string },
  scope: SignedInScope,
): Promise<Proved> {
  const { db, session } = scope;
  const attempt = await requirePassword(present, scope, "present");
  const factor = await findFactor(db, session.accountId);
  if (!factor?.enabledAt) {
    throw new ApiError(409, "internal/factor_refused", [{ path: "", code: "factor_off" }]);
  }
  return { attempt, proof: await provedBy(scope, session.accountId, code) };
}

/** A change that password and code allow, all or nothing. Returns the new token of the session; all others end. */
function changeProved(
  { attempt, proof }: Proved,
  scope: SignedInScope,
  change: (trx: Trx, person: { email: string; name: string }) => Promise<void>,
): Promise<string> {
  const { db, session } = scope;
  return write(db, null, async (trx) => {
    const { email, name, surname } = await circumstancesOf(trx, session.accountId);
    await spend(trx, { accountId: session.accountId, email }, proof, scope);
    await forgiveAttempt(trx, attempt);
    await change(trx, { email, name: `${name} ${surname}` });
    return renewedSession(trx, scope);
  });
}
