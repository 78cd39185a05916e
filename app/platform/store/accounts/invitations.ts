import { searchKeyOf } from "~/domain/people/search-key";
import { PROFILES } from "~/domain/people/rights";
import type { Roles } from "~/domain/people/roles";
import type { Db, Trx } from "../../scope";

export interface Invitation {
  id: string;
  companyId: string;
  email: string;
  name: string;
  surname: string;
}

interface NewInvitation extends Invitation {
  roles: Roles;
  invitedBy: string;
  at: string;
  expiresAt: string;
}

/** Stores an invitation; false when the company has one for the address. */
export async function addInvitation(trx: Trx, invitation: NewInvitation): Promise<boolean> {
  const { id, companyId, email, name, surname, roles, invitedBy, at, expiresAt } = invitation;
  const added = await trx
    .insertInto("invitation")
    .values({
      id,
      company_id: companyId,
      email,
      name,
      surname,
      search_key: searchKeyOf(invitation),
      is_admin: Number(roles.isAdmin),
      invited_by: invitedBy,
      invited_at: at,
      sent_at: at,
      expires_at: expiresAt,
      mail_id: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) await storeInvitedRoles(trx, id, roles);
  return added !== undefined;
}

export async function storeInvitedRoles(trx: Trx, id: string, { isAdmin, profiles }: Roles): Promise<void> {
  await trx
    .updateTable("invitation")
    .set({ is_admin: Number(isAdmin) })
    .where("id", "=", id)
    .execute();
  await trx.deleteFrom("invited_profile").where("invitation_id", "=", id).execute();
  const given = PROFILES.filter((name) => profiles[name].read);
  if (given.length === 0) return;
  await trx
    .insertInto("invited_profile")
    .values(
      given.map((profile) => ({
        invitation_id: id,
        profile,
        can_read: 1,
        can_write: Number(profiles[profile].write),
      })),
    )
    .execute();
}

/** The newest mail of an invitation and how long its link lives. */
export async function noteSent(
  trx: Trx,
  id: string,
  { sentAt, expiresAt, mailId }: { sentAt: string; expiresAt: string; mailId: number },
): Promise<void> {
  await trx
    .updateTable("invitation")
    .set({ sent_at: sentAt, expires_at: expiresAt, mail_id: mailId })
    .where("id", "=", id)
    .execute();
}

/** An invitation of any company; the holder of its link knows nothing else of it. */
export async function findInvitation(
  db: Db,
  id: string,
): Promise<(Invitation & { expiresAt: string }) | null> {
  const row = await db
    .selectFrom("invitation")
    .select(["id", "company_id", "email", "name", "surname", "expires_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { company_id: companyId, expires_at: expiresAt, ...rest } = row;
  return { ...rest, companyId, expiresAt };
}

/** Takes an invitation back, with its link. */
export async function deleteInvitation(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom("mailed_token")
    .where("subject_id", "=", id)
    .where("kind", "=", "invitation")
    .execute();
  await trx.deleteFrom("invitation").where("id", "=", id).execute();
}
