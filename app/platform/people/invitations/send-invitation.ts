import { mayInvite } from "../../identity/mail-caps";
import { after, INVITATION_MS, newToken } from "../../identity/tokens";
import type { Scope, Trx } from "../../scope";
import { holdBackMail, noteSent } from "../../store/accounts/invitations";
import { addMailedToken } from "../../store/accounts/sessions-and-tokens";
import { queueMail } from "../../store/mails";

interface Invited {
  id: string;
  email: string;
  name: string;
  surname: string;
  idempotencyKey?: string | undefined;
}

/** Who invites, in the words of the mail. */
export interface Inviter {
  name: string;
  businessName: string;
}

/**
 * Mails a link to an invitation; earlier links stop working. False when the address got as many invitations today as it
 * may get, from this company or from all: then earlier links go on working.
 */
export async function sendInvitation(
  trx: Trx,
  { id, email, name, surname, idempotencyKey }: Invited,
  { companyId, inviter }: { companyId: string; inviter: Inviter },
  { settings, now }: Pick<Scope, "settings" | "now">,
): Promise<boolean> {
  if (!(await mayInvite(trx, email, companyId, now()))) return false;
  const { token, hash } = newToken();
  const sentAt = now().toISOString();
  const expiresAt = after(now(), INVITATION_MS);
  await addMailedToken(trx, {
    tokenHash: hash,
    kind: "invitation",
    subjectId: id,
    createdAt: sentAt,
    expiresAt,
  });
  await holdBackMail(trx, id);
  const link = `${settings.publicUrl}/auth/create-password/${token}`;
  const params = { inviter: inviter.name, businessName: inviter.businessName, link };
  const recipient = { address: email, name: `${name} ${surname}` };
  const mailId = await queueMail(trx, recipient, "invitation", params, sentAt);
  await noteSent(trx, id, { sentAt, expiresAt, mailId, idempotencyKey });
  return true;
}
