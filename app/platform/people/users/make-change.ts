import { ApiError } from "~/api/errors";
import type { AccessChange, AccessRefusal } from "~/domain/people/access-change";
import type { PlatformParts, Trx } from "../../scope";
import { type AuditEvent, type Origin, recordAudit } from "../../store/audit";
import { deleteInvitation, storeInvitedRoles } from "../../store/accounts/invitations";
import { activeAdministrators, storeRoles, switchAccess } from "../../store/accounts/member-changes";
import type { Person } from "../../store/accounts/people";
import { erasePerson } from "../../store/owner/erase-people";
import { inviterOf } from "../invitations/inviter";
import { resendInvitation } from "../invitations/resend";
import type { Inviter } from "../invitations/send-invitation";
import { type Concerned, concernedOf } from "./plan-change";

/** Who changes people of which company. */
interface Actor {
  accountId: string;
  companyId: string;
}

/**
 * Makes a change for each of a few people that allows it, inside the transaction of the caller, and says what became of
 * each. Whoever asked must still be an administrator: two who take the right from each other at once do not both win.
 */
export async function makeChange(
  trx: Trx,
  ids: readonly string[],
  change: AccessChange,
  actor: Actor,
  parts: PlatformParts & Partial<Origin>,
): Promise<Concerned[]> {
  await requireAdministrator(trx, actor);
  const company = { companyId: actor.companyId, now: parts.now().toISOString() };
  const sender = { ...actor, inviter: await inviterOf(trx, actor.accountId) };
  const made: Concerned[] = [];
  for (const one of await concernedOf(trx, company, ids, change, actor.accountId)) {
    const refusal = one.refusal ?? (await makeOne(trx, one.person, change, sender, parts));
    made.push({ ...one, refusal });
    if (refusal === null) {
      await recordAudit(trx, parts, eventOf(change, one.person), { ...actor, detail: one.person.id });
    }
  }
  return made;
}

/** The actor may have lost the right since the call was admitted, or since the job was confirmed. */
export async function requireAdministrator(trx: Trx, { accountId, companyId }: Actor): Promise<void> {
  const administrators = await activeAdministrators(trx, companyId);
  if (!administrators.has(accountId)) throw new ApiError(403, "internal/permission_denied");
}

const isInvited = ({ state }: Person) => state === "invited" || state === "expired";

async function makeOne(
  trx: Trx,
  person: Person,
  change: AccessChange,
  actor: Actor & { inviter: Inviter },
  parts: PlatformParts,
): Promise<AccessRefusal | null> {
  const { id } = person;
  const at = parts.now().toISOString();
  switch (change.kind) {
    case "enable":
    case "disable":
      await switchAccess(trx, id, { isActive: change.kind === "enable", at });
      return null;
    case "delete":
      await (isInvited(person)
        ? deleteInvitation(trx, id, { at, as: "withdrawn" })
        : erasePerson(trx, person, at));
      return null;
    case "roles":
      await (isInvited(person)
        ? storeInvitedRoles(trx, id, change.roles)
        : storeRoles(trx, { accountId: id, companyId: actor.companyId }, change.roles));
      return null;
    case "resend":
      return resendInvitation(trx, person, actor, parts);
  }
}

const EVENTS: Record<AccessChange["kind"], AuditEvent> = {
  enable: "access_switched_on",
  disable: "access_switched_off",
  delete: "user_deleted",
  roles: "roles_changed",
  resend: "invitation_sent",
};

const eventOf = ({ kind }: AccessChange, person: Person): AuditEvent =>
  kind === "delete" && isInvited(person) ? "invitation_withdrawn" : EVENTS[kind];
