import { hasCode } from "~/api/errors";
import { after, MAILED_LINK_MS, newToken } from "../identity/tokens";
import { takeAttempt } from "../identity/limits";
import { mayMail } from "../identity/mail-caps";
import { credentialsOf, normalisedEmail } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { queueMail } from "../store/mails";
import { addMailedToken } from "../store/accounts/sessions-and-tokens";
import { write } from "../store/write";
import type { UseCase } from "../use-case";

function unlessUnknown(error: unknown): void {
  if (!hasCode(error, "firebase/user-not-found")) throw error;
}

/**
 * Mails a link to a new password to the address if it has an account, five times a day at most. Without a service account only the
 * hosted identity service can mail it. The answer is the same for every address: same words, as many commits (D8).
 */
export const forgotPassword: UseCase<"user.forgotPassword"> = async ({ query }, scope) => {
  const email = normalisedEmail(query.email);
  await takeAttempt(scope, "recovery", email);
  const { token, hash } = newToken();
  const now = scope.now();
  const createdAt = now.toISOString();
  const { hosted } = scope;
  const isMailedByService = hosted !== undefined && hosted.administration === null;
  const isDue = await write(scope.db, null, async (trx) => {
    const account = await credentialsOf(trx, email);
    await recordAudit(trx, scope, "password_recovery_asked", account ?? {});
    if (!account || !(await mayMail(trx, "recovery", email, now))) return false;
    if (isMailedByService) return true;
    await addMailedToken(trx, {
      tokenHash: hash,
      kind: "reset-password",
      subjectId: account.accountId,
      createdAt,
      expiresAt: after(now, MAILED_LINK_MS),
    });
    const recipient = { address: email, name: `${account.name} ${account.surname}` };
    const link = `${scope.settings.publicUrl}/auth/reset/${token}`;
    await queueMail(trx, recipient, "password-reset", { link }, createdAt);
    return false;
  });
  if (isMailedByService) {
    // Of every address it is asked something, so that the time of the answer tells nothing.
    const asked = isDue ? email : `nobody-${token.slice(0, 12)}@example.com`;
    await hosted.accounts.mailPasswordLink(asked, `${scope.settings.publicUrl}/auth`).catch(unlessUnknown);
  }
  return {};
};
