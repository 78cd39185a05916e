/** The kinds of events by which an administrator filters what happened in the company, each with its events. */
export const EVENT_GROUPS = {
  access: [
    "sign_in",
    "sign_in_refused",
    "sign_out",
    "password_recovery_asked",
    "password_set",
    "email_confirmed",
    "proof_refused",
    "account_deleted",
  ],
  rights: ["access_switched_on", "access_switched_off", "roles_changed", "user_deleted"],
  invitations: [
    "invitation_sent",
    "invitation_withdrawn",
    "invitation_accepted",
    "people_change_started",
    "people_change_ended",
  ],
  exports: ["people_exported", "events_exported", "own_data_exported", "download_addressed", "file_fetched"],
  cards: [
    "card_issued",
    "verification_opened",
    "verification_decided",
    "verification_withdrawn",
    "verifier_assigned",
    "certificate_added",
    "certificate_removed",
  ],
  restores: ["restore_started", "restore_ended", "import_started", "import_ended", "position_removed"],
  settings: [
    "company_enabled",
    "company_disabled",
    "control_chain_changed",
    "copying_allowed",
    "copying_forbidden",
    "identity_change_asked",
    "identity_change_withdrawn",
    "identity_change_accepted",
    "identity_change_declined",
    "identity_changed",
    "year_opened",
    "company_deletion_asked",
    "company_deletion_withdrawn",
    "company_erased",
  ],
  refusals: ["attempts_refused", "permission_denied", "foreign_origin", "stale_form"],
} as const;

export type EventGroup = keyof typeof EVENT_GROUPS;
export const EVENT_GROUP_NAMES = Object.keys(EVENT_GROUPS) as EventGroup[];
