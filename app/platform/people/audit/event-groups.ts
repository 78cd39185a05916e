import type { AuditEvent } from "../../store/audit";

/** Events whose detail is the account, or the invitation, of the person they are about. */
export const ABOUT_A_PERSON = [
  "access_switched_on",
  "access_switched_off",
  "roles_changed",
  "user_deleted",
  "invitation_sent",
  "invitation_withdrawn",
  "invitation_accepted",
] as const satisfies readonly AuditEvent[];

/** Events whose detail is a number or a code that a colleague may read. Other details name rows, and other companies. */
export const WITH_DETAIL = [
  "people_exported",
  "events_exported",
  "year_opened",
  "card_issued",
] as const satisfies readonly AuditEvent[];
