import { hasCode } from "~/api/errors";
import type { Hosted } from "~/api/firebase/hosted";
import { forgetAllAbout } from "../identity/mail-caps";
import { consumeLink, INVITATION_LINKS, linkOf, PASSWORD_LINKS } from "../identity/mailed-link";
import { identityRefusal } from "../identity/refusals";
import { requireGoodPassword } from "../identity/password-rules";
import { replacedPassword } from "../identity/hosted/set-password";
import { NO_PASSWORD } from "../identity/passwords";
import type { Db, Scope, Trx } from "../scope";
import { changeAccount, circumstancesOf, credentialsOf, normalisedEmail } from "../store/accounts/accounts";
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
  if (scope.hosted && (await isUnknownLink(db, body.nonce, now)))
    return resetByService(body, scope, scope.hosted);
  const link = await linkOf(db, body.nonce, ALL_LINKS, now);
  if (link.kind === "invitation") {
    await acceptInvitation(body, scope);
    return {};
  }
  // Consents come with an invitation alone: a page of one does not set the password of an account.
  if (body.legalTerms !== undefined) throw identityRefusal("invalid-action-code");
  const person = await circumstancesOf(db, link.subjectId);
  requireGoodPassword(body.password, { ...person, provider: settings.providerName });
  const passwordHash = await replacedPassword({ ...person, accountId: link.subjectId }, body.password, scope);
  await write(db, null, async (trx) => {
    const accountId = await consumeLink(trx, body.nonce, PASSWORD_LINKS, now);
    await hasNewPassword(trx, { ...person, accountId, passwordHash }, scope);
  });
  return {};
};

const ALL_LINKS = [...PASSWORD_LINKS, ...INVITATION_LINKS];

const isUnknownLink = (db: Db, nonce: string, now: string): Promise<boolean> =>
  linkOf(db, nonce, ALL_LINKS, now).then(
    () => false,
    (error: unknown) => hasCode(error, "embedded/invalid-action-code"),
  );

/** The link is one that the hosted identity service has mailed: it sets the password there, once. */
async function resetByService(
  { nonce, password }: { nonce: string; password: string },
  scope: Scope,
  { accounts }: Hosted,
): Promise<Record<string, never>> {
  const { db, settings } = scope;
  const { email } = await accounts.showLink(nonce);
  const account = await credentialsOf(db, normalisedEmail(email));
  if (!account) throw identityRefusal("invalid-action-code");
  const person = await circumstancesOf(db, account.accountId);
  requireGoodPassword(password, { ...person, provider: settings.providerName });
  await accounts.setPassword(nonce, password);
  const { accountId } = account;
  await write(db, null, (trx) =>
    hasNewPassword(trx, { ...person, accountId, passwordHash: NO_PASSWORD }, scope),
  );
  return {};
}

/** All that was open with the former password ends, and the person is told by mail. */
async function hasNewPassword(
  trx: Trx,
  { accountId, passwordHash, name, surname }: Replaced,
  scope: Scope,
): Promise<void> {
  const now = scope.now().toISOString();
  await endSessionsOf(trx, accountId);
  await endPendingSignInsOf(trx, accountId);
  await recordAudit(trx, scope, "password_set", { accountId });
  const email = await changeAccount(trx, accountId, { password_hash: passwordHash });
  await forgetAllAbout(trx, email);
  const recipient = { address: email, name: `${name} ${surname}` };
  const recoveryLink = `${scope.settings.publicUrl}/auth/password-recovery`;
  await queueMail(trx, recipient, "password-changed", { recoveryLink }, now);
}

interface Replaced {
  accountId: string;
  passwordHash: string;
  name: string;
  surname: string;
}
