import { forgetAllAbout } from "../identity/mail-caps";
import { consumeLink, INVITATION_LINKS, linkOf, PASSWORD_LINKS } from "../identity/mailed-link";
import { identityRefusal } from "../identity/refusals";
import { requireGoodPassword } from "../identity/password-rules";
import { hashPassword } from "../identity/passwords";
import { changeAccount, circumstancesOf } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { queueMail } from "../store/mails";
import { endSessionsOf } from "../store/accounts/sessions-and-tokens";
import { endPendingSignInsOf } from "../store/settings/pending-sign-ins";
import { write } from "../store/write";
import { acceptInvitation } from "./invitations/accept";
import type { UseCase } from "../use-case";

/**
 * Sets the password that a mailed link allows. The link of an invitation makes the account. For a recovery, a
 * refused password leaves the link usable; a new password ends every open session of the account, also a thief's, and
 * the person is told by mail.
 */
export const resetPassword: UseCase<"user.resetPassword"> = async ({ body }, scope) => {
  const { db, settings } = scope;
  const now = scope.now().toISOString();
  const link = await linkOf(db, body.nonce, [...PASSWORD_LINKS, ...INVITATION_LINKS], now);
  if (link.kind === "invitation") {
    await acceptInvitation(body, scope);
    return {};
  }
  // Consents come with an invitation alone: a page of one does not set the password of an account.
  if (body.legalTerms !== undefined) throw identityRefusal("invalid-action-code");
  const person = await circumstancesOf(db, link.subjectId);
  requireGoodPassword(body.password, { ...person, provider: settings.providerName });
  const passwordHash = await hashPassword(body.password);
  await write(db, null, async (trx) => {
    const accountId = await consumeLink(trx, body.nonce, PASSWORD_LINKS, now);
    await endSessionsOf(trx, accountId);
    await endPendingSignInsOf(trx, accountId);
    await recordAudit(trx, scope, "password_set", { accountId });
    const email = await changeAccount(trx, accountId, { password_hash: passwordHash });
    await forgetAllAbout(trx, email);
    const recipient = { address: email, name: `${person.name} ${person.surname}` };
    const recoveryLink = `${settings.publicUrl}/auth/password-recovery`;
    await queueMail(trx, recipient, "password-changed", { recoveryLink }, now);
  });
  return {};
};
