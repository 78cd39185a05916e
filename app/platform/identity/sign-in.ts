import type { IdentityRefusal } from "~/api/error-codes";
import type { Scope } from "../scope";
import { changeAccount, type Credentials, credentialsOf, normalisedEmail } from "../store/accounts";
import { recordAudit } from "../store/audit";
import { pendingRegistration } from "../store/registrations";
import { openSession } from "../store/sessions-and-tokens";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { after, newToken, SESSION_MS } from "./tokens";
import { forgiveAttempt, takeAttempt } from "./limits";
import { isPasswordOf } from "./passwords";
import { identityRefusal } from "./refusals";

/**
 * Signs in with a new session. Every attempt takes one password check and one commit, known address or not: neither the
 * answer nor its time tells a stranger which addresses have an account. Only a caller with the right password learns
 * why the account is closed (D8).
 */
export const signIn: UseCase<"identity.signIn"> = async ({ body }, scope) => {
  const email = normalisedEmail(body.email);
  await takeAttempt(scope, "sign-in", email);
  const account = await credentialsOf(scope.db, email);
  const registration = await pendingRegistration(scope.db, email, scope.now().toISOString());
  const passwordHash = account?.passwordHash ?? registration?.passwordHash ?? null;
  if (!(await isPasswordOf(body.password, passwordHash)))
    throw await refusal("invalid-credential", account, scope);
  await forgiveAttempt(scope, "sign-in", email);
  if (!account) throw await refusal("email-not-verified", null, scope);
  if (!account.accessActive) throw await refusal("user-disabled", account, scope);
  return { token: await newSession(account, scope) };
};

async function newSession({ accountId, companyId }: Credentials, scope: Scope): Promise<string> {
  const { token, hash } = newToken();
  const now = scope.now();
  const createdAt = now.toISOString();
  const session = { tokenHash: hash, accountId, createdAt, expiresAt: after(now, SESSION_MS) };
  await write(scope.db, null, async (trx) => {
    await openSession(trx, session);
    await changeAccount(trx, accountId, { last_login_at: createdAt });
    await recordAudit(trx, scope, "sign_in", { accountId, companyId });
  });
  return token;
}

async function refusal(code: IdentityRefusal, account: Credentials | null, scope: Scope) {
  const { accountId = null, companyId = null } = account ?? {};
  await write(scope.db, null, (trx) =>
    recordAudit(trx, scope, "sign_in_refused", { accountId, companyId, detail: code }),
  );
  return identityRefusal(code);
}
