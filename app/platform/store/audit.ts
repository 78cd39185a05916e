import type { Scope, Trx } from "../scope";
import { appendEvent } from "./trail/append";

/**
 * Security and business events (ASVS 5.0, V16). A detail is an id, a number or a code: never a password, a token, a
 * name or a typed address.
 */
export type AuditEvent =
  | "registration_sent"
  | "registration_declined"
  | "email_confirmed"
  | "sign_in"
  | "sign_in_refused"
  | "attempts_refused"
  | "foreign_origin"
  | "stale_form"
  | "sign_out"
  | "password_recovery_asked"
  | "password_set"
  | "permission_denied"
  | "company_enabled"
  | "company_disabled"
  | "control_chain_changed"
  | "initiative_code_changed"
  | "copying_allowed"
  | "copying_forbidden"
  | "identity_change_asked"
  | "identity_change_withdrawn"
  | "identity_change_accepted"
  | "identity_change_declined"
  | "company_disputed"
  | "dispute_closed"
  | "verification_opened"
  | "verification_decided"
  | "verification_withdrawn"
  | "verifier_assigned"
  | "card_issued"
  | "publicity_changed"
  | "share_made"
  | "share_withdrawn"
  | "restore_started"
  | "restore_ended"
  | "import_started"
  | "import_ended"
  | "download_addressed"
  | "file_fetched"
  | "position_removed"
  | "identity_changed"
  | "year_opened"
  | "certificate_added"
  | "certificate_removed"
  | "register_row_added"
  | "register_row_changed"
  | "register_row_removed"
  | "logo_changed"
  | "logo_removed"
  | "company_file_added"
  | "company_file_removed"
  | "invitation_sent"
  | "invitation_withdrawn"
  | "invitation_accepted"
  | "access_switched_on"
  | "access_switched_off"
  | "roles_changed"
  | "profile_granted"
  | "profile_withdrawn"
  | "user_deleted"
  | "people_change_started"
  | "people_change_ended"
  | "people_exported"
  | "provider_added"
  | "provider_removed"
  | "mails_retried"
  | "notice_published"
  | "notice_ended"
  | "events_exported"
  | "own_data_exported"
  | "account_deleted"
  | "company_deletion_asked"
  | "company_deletion_withdrawn"
  | "company_erased"
  | "task_asked"
  | "task_changed"
  | "task_ended"
  | "question_link_sent"
  | "question_link_revoked"
  | "proposal_sent"
  | "proposal_confirmed"
  | "proposal_declined"
  | "own_details_changed"
  | "present_password_refused"
  | "second_factor_enabled"
  | "second_factor_disabled"
  | "second_factor_reset"
  | "second_factor_required"
  | "second_factor_optional"
  | "recovery_codes_made"
  | "sessions_ended"
  | "secret_rotated"
  | "signing_key_rotated"
  | "trail_exported"
  | "trail_broken";

/** A caller over the network has an address; an operator at the machine has a name there instead. */
export type Origin = Pick<Scope, "now" | "settings" | "operator"> & {
  clientAddress?: string;
  requestId?: string;
};

interface AuditFacts {
  accountId?: string | null | undefined;
  companyId?: string | null | undefined;
  detail?: string;
  /** How many refusals of one kind the row stands for. */
  count?: number;
  /** When it was, if not now. */
  at?: string;
}

/** Notes an event, within the change it tells of: either both are stored or neither. */
export const recordAudit = (
  trx: Trx,
  { now, settings, clientAddress, operator, requestId }: Origin,
  kind: AuditEvent,
  { accountId = null, companyId = null, detail, count = 1, at }: AuditFacts = {},
): Promise<void> =>
  appendEvent(trx, settings.keys.trail, {
    companyId,
    at: at ?? now().toISOString(),
    kind,
    accountId,
    clientAddress: clientAddress ?? null,
    operator: operator ?? null,
    detail: detail ?? null,
    count,
    requestId: requestId ?? null,
  });
