import { after, MAILED_LINK_MS, newToken } from "../identity/tokens";
import { takeAttempt } from "../identity/limits";
import { mayMail } from "../identity/mail-caps";
import { credentialsOf, normalisedEmail } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { queueMail } from "../store/mails";
import { addMailedToken } from "../store/accounts/sessions-and-tokens";
import { write } from "../store/write";
import type { UseCase } from "../use-case";

/**
 * Mails a link to the address if it has an account, five times a day at most. The answer is the same for every address:
 * same words, as many commits (D8).
 */
export const forgotPassword: UseCase<"user.forgotPassword"> = async ({ query }, scope) => {
  const email = normalisedEmail(query.email);
  await takeAttempt(scope, "recovery", email);
  const { token, hash } = newToken();
  const now = scope.now();
  const createdAt = now.toISOString();
  await write(scope.db, null, async (trx) => {
    const account = await credentialsOf(trx, email);
    await recordAudit(trx, scope, "password_recovery_asked", account ?? {});
    if (!account || !(await mayMail(trx, "recovery", email, now))) return;
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
  });
  return {};
};
