import type { PlatformParts, Trx } from "../../scope";
import { takeOverInvitation } from "../../store/accounts/invitations";
import type { Person } from "../../store/accounts/people";
import { type InviteRefusal, inviteRefusal } from "./invite-one";
import { type Inviter, sendInvitation } from "./send-invitation";

/**
 * Sends an invitation again; from now on the administrator who does so vouches for it. Refused when the address has got
 * an account meanwhile: it could not be accepted.
 */
export async function resendInvitation(
  trx: Trx,
  person: Pick<Person, "id" | "email" | "name" | "surname">,
  actor: { accountId: string; companyId: string; inviter: Inviter },
  parts: PlatformParts,
): Promise<InviteRefusal | null> {
  const refusal = await inviteRefusal(trx, { email: person.email, again: true }, actor, parts.now());
  if (refusal) return refusal.code === "already_invited" ? null : refusal.code;
  if (!(await sendInvitation(trx, person, actor, parts))) return "mailed_too_often";
  await takeOverInvitation(trx, person.id, actor.accountId);
  return null;
}
