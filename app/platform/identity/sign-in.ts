import type { IdentityRefusal } from "~/api/error-codes";
import type { Scope } from "../scope";
import { type Credentials, credentialsOf, normalisedEmail } from "../store/accounts/accounts";
import type { Attempt } from "../store/accounts/attempts";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { knownDevice } from "./device";
import { hostedSignIn } from "./hosted/sign-in";
import { forgiveAttempt, slowDown, takeAttempt } from "./limits";
import { signedIn } from "./open-session";
import { isPasswordOf } from "./passwords";
import { identityRefusal } from "./refusals";
import { awaitCode } from "./second-factor/complete-sign-in";

/**
 * Signs in with a new session. Every attempt takes one password check and two commits, known address or not: neither
 * the answer nor its time tells a stranger which addresses have an account. Only a caller with the right password
 * learns why the account is closed (D8), or that a code is missing. What the person changed while the password was looked
 * at counts: the transaction asks again.
 */
export const signIn: UseCase<"identity.signIn"> = async ({ body }, scope) => {
  if (scope.hosted) return hostedSignIn(body, scope, scope.hosted);
  const email = normalisedEmail(body.email);
  const account = await credentialsOf(scope.db, email);
  const device = knownDevice(scope, account?.accountId ?? "", body.device);
  const attempt = await takeAttempt(scope, "sign-in", email, device);
  if (device === null) await slowDown(scope, attempt);
  const isRight = await isPasswordOf(body.password, account?.passwordHash ?? null);
  if (!account || !isRight) throw await refusal("invalid-credential", account, scope);
  if (!account.accessActive) throw await refusal("user-disabled", account, scope, attempt);
  const outcome = await write(scope.db, null, async (trx) => {
    const present = await credentialsOf(trx, email);
    if (present?.passwordHash !== account.passwordHash) return "invalid-credential";
    if (!present.accessActive) return "user-disabled";
    await forgiveAttempt(trx, attempt);
    if (present.hasSecondFactor) return awaitCode(trx, present, body, scope);
    await recordAudit(trx, scope, "sign_in", account);
    return signedIn(trx, account.accountId, scope, body);
  });
  if (typeof outcome === "string") throw await refusal(outcome, account, scope);
  if (outcome instanceof Error) throw outcome;
  return outcome;
};

async function refusal(code: IdentityRefusal, account: Credentials | null, scope: Scope, forgiven?: Attempt) {
  const { accountId = null, companyId = null } = account ?? {};
  await write(scope.db, null, async (trx) => {
    if (forgiven) await forgiveAttempt(trx, forgiven);
    await recordAudit(trx, scope, "sign_in_refused", { accountId, companyId, detail: code });
  });
  return identityRefusal(code);
}
