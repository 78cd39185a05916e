import type { Db, Scope } from "../scope";

/** Sign-ins, denials and changes of rights (ASVS 5.0, V16); never a password, a token or a typed address. */
type AuditEvent =
  | "registration_sent"
  | "registration_declined"
  | "email_confirmed"
  | "sign_in"
  | "sign_in_refused"
  | "attempts_refused"
  | "sign_out"
  | "password_recovery_asked"
  | "password_set"
  | "permission_denied"
  | "company_enabled"
  | "company_disabled"
  | "identity_change_asked"
  | "identity_change_withdrawn"
  | "identity_change_accepted"
  | "identity_change_declined"
  | "company_disputed"
  | "dispute_closed"
  | "verification_opened"
  | "verification_decided"
  | "verification_withdrawn"
  | "verifier_assigned";

/** A caller over the network has an address; an operator at the machine has none. */
type Origin = Pick<Scope, "now"> & { clientAddress?: string };

interface AuditFacts {
  accountId?: string | null;
  companyId?: string | null;
  detail?: string;
}

export async function recordAudit(
  db: Db,
  { now, clientAddress }: Origin,
  event: AuditEvent,
  { accountId = null, companyId = null, detail }: AuditFacts = {},
): Promise<void> {
  await db
    .insertInto("audit")
    .values({
      at: now().toISOString(),
      event,
      account_id: accountId,
      company_id: companyId,
      client_address: clientAddress ?? null,
      detail: detail ?? null,
    })
    .execute();
}
