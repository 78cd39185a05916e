import { randomUUID } from "node:crypto";
import type { AccessRefusal } from "~/domain/people/access-change";
import type { Roles } from "~/domain/people/roles";
import { after, INVITATION_MS } from "../../identity/tokens";
import type { PlatformParts, Trx } from "../../scope";
import { credentialsOf } from "../../store/accounts/accounts";
import {
  addInvitation,
  changeInvitation,
  deleteInvitation,
  invitationsFor,
  storeInvitedRoles,
} from "../../store/accounts/invitations";
import { type Origin, recordAudit } from "../../store/audit";
import { countProbe, probe } from "./probes";
import { type Inviter, sendInvitation } from "./send-invitation";

/** A person to be invited, with clean names and address. */
export interface Invited {
  email: string;
  name: string;
  surname: string;
  roles: Roles;
  /** Replaces an invitation that the company has sent already. */
  again: boolean;
  /** Of the request; undefined where nothing repeats it. */
  idempotencyKey?: string | undefined;
}

export type InviteRefusal = Extract<
  AccessRefusal,
  "already_member" | "mailed_too_often" | "user_already_exists" | "probed_too_often"
>;

/** Why a person is not invited; with the seconds after which a company that asked too often may ask again. */
export interface RefusedInvitation {
  code: InviteRefusal | "already_invited";
  secondsToWait?: number;
}

interface Company {
  companyId: string;
}

/**
 * Why a company may not invite an address; null = it may. One account belongs to one company: an address with an account
 * elsewhere is refused, and counted.
 */
export async function inviteRefusal(
  trx: Trx,
  { email, again }: Pick<Invited, "email" | "again">,
  { companyId }: Company,
  now: Date,
): Promise<RefusedInvitation | null> {
  const account = await credentialsOf(trx, email);
  if (account?.companyId === companyId) return { code: "already_member" };
  const known = await probe(trx, companyId, email, now);
  if (!known.isKnown && known.secondsToWait > 0) {
    return { code: "probed_too_often", secondsToWait: known.secondsToWait };
  }
  if (account) {
    if (!known.isKnown) await countProbe(trx, companyId, email, now);
    return { code: "user_already_exists" };
  }
  const invited = await invitationsFor(trx, companyId, [email]);
  return invited.has(email) && !again ? { code: "already_invited" } : null;
}

/** Invites a person, or says why not; the newest invitation of a company to an address wins. */
export async function inviteOne(
  trx: Trx,
  invited: Invited,
  actor: Company & { accountId: string; inviter: Inviter },
  parts: PlatformParts & Partial<Origin>,
): Promise<RefusedInvitation | null> {
  const refusal = await inviteRefusal(trx, invited, actor, parts.now());
  if (refusal) return refusal;
  const earlier = (await invitationsFor(trx, actor.companyId, [invited.email])).get(invited.email);
  const id = earlier ?? randomUUID();
  const at = parts.now().toISOString();
  const { email, name, surname, roles, idempotencyKey } = invited;
  const invitedBy = actor.accountId;
  if (earlier === undefined) {
    const expiresAt = after(parts.now(), INVITATION_MS);
    const { companyId } = actor;
    await addInvitation(trx, { id, companyId, email, name, surname, roles, invitedBy, at, expiresAt });
  }
  if (!(await sendInvitation(trx, { id, email, name, surname, idempotencyKey }, actor, parts))) {
    if (earlier === undefined) await deleteInvitation(trx, id, { at, as: "withdrawn" });
    return { code: "mailed_too_often" };
  }
  if (earlier !== undefined) {
    await changeInvitation(trx, { id, email, name, surname, invitedBy });
    await storeInvitedRoles(trx, id, roles);
  }
  await recordAudit(trx, parts, "invitation_sent", { ...actor, detail: id });
  return null;
}
