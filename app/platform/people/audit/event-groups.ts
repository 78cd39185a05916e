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
  "second_factor_reset",
  "sessions_ended",
  "provider_added",
  "provider_removed",
] as const satisfies readonly AuditEvent[];

/** Details of events about a person's own sessions, in place of another person's id. */
const OWN_SESSIONS = ["one", "others"];

/** The id of the person whom an event is about; null for other events, and for those about the person who caused them. */
export const idOfWhom = (kind: string, detail: string | null): string | null =>
  (ABOUT_A_PERSON as readonly string[]).includes(kind) && detail !== null && !OWN_SESSIONS.includes(detail)
    ? detail
    : null;

/** Events whose detail is a number or a code that a colleague may read. Other details name rows, and other companies. */
export const WITH_DETAIL = [
  "people_exported",
  "events_exported",
  "year_opened",
  "card_issued",
] as const satisfies readonly AuditEvent[];
