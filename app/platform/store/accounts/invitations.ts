import { searchKeyOf } from "~/domain/people/search-key";
import { PROFILES } from "~/domain/people/rights";
import type { Roles } from "~/domain/people/roles";
import type { Db, Trx } from "../../scope";
import { rolesFrom } from "./people";
import { spendMailedTokens } from "./sessions-and-tokens";

/** More attempts than the mail worker makes. */
const NEVER_AGAIN = 1_000;

interface Invitation {
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
      idempotency_key: null,
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

/** A mail of the invitation that has not gone yet does not go: its link works no more. */
export async function holdBackMail(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("mail")
    .set({ params: "{}", attempts: NEVER_AGAIN })
    .where("id", "in", (eb) => eb.selectFrom("invitation").select("mail_id").where("id", "=", id))
    .where("sent_at", "is", null)
    .execute();
}

/** The newest mail of an invitation. */
interface Sent {
  sentAt: string;
  /** Until then its link lives. */
  expiresAt: string;
  mailId: number;
  /** Of the request that sent it; undefined where nothing repeats it. */
  idempotencyKey: string | undefined;
}

export async function noteSent(
  trx: Trx,
  id: string,
  { sentAt, expiresAt, mailId, idempotencyKey }: Sent,
): Promise<void> {
  await trx
    .updateTable("invitation")
    .set({ sent_at: sentAt, expires_at: expiresAt, mail_id: mailId, idempotency_key: idempotencyKey ?? null })
    .where("id", "=", id)
    .execute();
}

/** Whether the request with this key has mailed the company's newest invitation to the address already. */
export async function hasSent(
  trx: Trx,
  companyId: string,
  { email, idempotencyKey }: { email: string; idempotencyKey: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom("invitation")
    .select("id")
    .where("company_id", "=", companyId)
    .where("email", "=", email)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** New names, and the administrator who vouches for the invitation from now on. */
export async function changeInvitation(
  trx: Trx,
  {
    id,
    email,
    name,
    surname,
    invitedBy,
  }: Pick<NewInvitation, "id" | "email" | "name" | "surname" | "invitedBy">,
): Promise<void> {
  const changes = { name, surname, search_key: searchKeyOf({ name, surname, email }), invited_by: invitedBy };
  await trx.updateTable("invitation").set(changes).where("id", "=", id).execute();
}

/** The administrator who vouches for an invitation from now on. */
export async function takeOverInvitation(trx: Trx, id: string, invitedBy: string): Promise<void> {
  await trx.updateTable("invitation").set({ invited_by: invitedBy }).where("id", "=", id).execute();
}

/** Which of these addresses a company has invited, with the invitation of each. */
export async function invitationsFor(
  db: Db,
  companyId: string,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("invitation")
    .select(["id", "email"])
    .where("company_id", "=", companyId)
    .where("email", "in", emails)
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** An invitation as it is accepted. */
export interface OpenInvitation extends Invitation {
  roles: Roles;
  /** Account id. */
  invitedBy: string;
  expiresAt: string;
}

/** An invitation of any company; the holder of its link knows nothing else of it. */
export async function findInvitation(db: Db, id: string): Promise<OpenInvitation | null> {
  const row = await db
    .selectFrom("invitation")
    .select(["id", "company_id", "email", "name", "surname", "expires_at", "is_admin", "invited_by"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const given = await db
    .selectFrom("invited_profile")
    .select(["profile", "can_read", "can_write"])
    .where("invitation_id", "=", id)
    .execute();
  const { email, name, surname } = row;
  return {
    ...{ id, email, name, surname },
    companyId: row.company_id,
    invitedBy: row.invited_by,
    expiresAt: row.expires_at,
    roles: rolesFrom(row.is_admin === 1, given),
  };
}

/** Deletes an invitation that was withdrawn or accepted; its links tell their holder which. */
export async function deleteInvitation(
  trx: Trx,
  id: string,
  end: { at: string; as: "withdrawn" | "used" },
): Promise<void> {
  await spendMailedTokens(trx, id, ["invitation"], end);
  await holdBackMail(trx, id);
  await trx.deleteFrom("invitation").where("id", "=", id).execute();
}
