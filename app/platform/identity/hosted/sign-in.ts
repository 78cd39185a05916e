import type { CallParsed } from "~/api/contract";
import { ApiError, hasCode } from "~/api/errors";
import type { Hosted } from "~/api/firebase/hosted";
import { hostedRefusal } from "~/api/firebase/refusals";
import { provesAnother } from "~/api/firebase/telling";
import type { Scope } from "../../scope";
import { type Credentials, credentialsOf, normalisedEmail } from "../../store/accounts/accounts";
import { recordAudit } from "../../store/audit";
import { write } from "../../store/write";
import { knownDevice } from "../device";
import { forgiveAttempt, slowDown, takeAttempt } from "../limits";
import { signedIn } from "../open-session";
import { identityRefusal } from "../refusals";
import { awaitCode } from "../second-factor/complete-sign-in";
import { hashOfToken } from "../tokens";
import { tiedAccount } from "./account-of";
import { keptToken } from "./kept-token";

/**
 * Signs in with the password that the hosted identity service keeps. Limits, second factor, session and trail are those of
 * this platform. Whoever has the right password and no account here learns that.
 */
export async function hostedSignIn(
  body: CallParsed<"identity.signIn">["body"],
  scope: Scope,
  hosted: Hosted,
) {
  const email = normalisedEmail(body.email);
  const known = await credentialsOf(scope.db, email);
  const device = knownDevice(scope, known?.accountId ?? "", body.device);
  const attempt = await takeAttempt(scope, "sign-in", email, device);
  if (device === null) await slowDown(scope, attempt);
  const tokens = await hosted.accounts.signIn(email, body.password).catch(async (error: unknown) => {
    const refused = provesAnother(error) ? identityRefusal("invalid-credential") : error;
    await noteRefusal(refused, known, scope);
    // Only a password that was looked at counts.
    if (!hasCode(refused, "embedded/invalid-credential"))
      await write(scope.db, null, (trx) => forgiveAttempt(trx, attempt));
    throw refused;
  });
  const person = await hosted.verify(tokens.idToken);
  const hostedToken = keptToken(tokens.refreshToken, scope.settings);
  const outcome = await write(scope.db, null, async (trx) => {
    const account = person && (await tiedAccount(trx, person));
    if (!account) return hostedRefusal("user-not-found", "no account of this platform");
    if (!account.accessActive) return identityRefusal("user-disabled");
    await forgiveAttempt(trx, attempt);
    if (account.hasSecondFactor) return awaitCode(trx, account, { ...body, hostedToken }, scope);
    await recordAudit(trx, scope, "sign_in", account);
    return signedIn(trx, account.accountId, scope, { ...body, hostedToken });
  });
  if (!(outcome instanceof ApiError)) {
    const { refreshToken } = tokens;
    hosted.sessions.begin({ id: hashOfToken(outcome.token), refreshToken, startedAt: null }, tokens);
    return outcome;
  }
  if (!hasCode(outcome, "embedded/multi-factor-auth-required")) await noteRefusal(outcome, known, scope);
  throw outcome;
}

async function noteRefusal(error: unknown, account: Credentials | null, scope: Scope): Promise<void> {
  if (!(error instanceof ApiError)) return;
  const { accountId = null, companyId = null } = account ?? {};
  const detail = (error.code ?? "").split("/")[1] ?? "";
  await write(scope.db, null, (trx) =>
    recordAudit(trx, scope, "sign_in_refused", { accountId, companyId, detail }),
  );
}
