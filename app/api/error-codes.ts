import { FILE_FAULTS } from "~/domain/files/kinds";

/** Codes of the platform and of the pages' own server. */
const INTERNAL = [
  "access_refused",
  "factor_refused",
  "answer_moved",
  "card_refused",
  "choose_file",
  "comment_moved",
  "company_already_exists",
  "conflict",
  "disk_failing",
  "disk_full",
  "download_failed",
  "draft_moved",
  "error",
  ...FILE_FAULTS,
  "file_in_control",
  "file_over_budget",
  "file_too_large",
  "files_away",
  "files_queued",
  "files_too_large_together",
  "foreign_origin",
  "invalid_area",
  "invalid_input",
  "invalid_response",
  "invalid_user",
  "issued_recently",
  "job_disk_failing",
  "job_interrupted",
  "method_not_allowed",
  "no_answer",
  "no_data",
  "no_file_response",
  "no_service_account",
  "not_found",
  "not_implemented",
  "not_publishable",
  "nothing_published",
  "judgement_moved",
  "invitations_not_shown",
  "people_moved",
  "permission_denied",
  "phase_over",
  "picture_animated",
  "picture_of_other_kind",
  "picture_too_large",
  "picture_too_many_pixels",
  "probed_too_often",
  "proposal_moved",
  "proposal_settled",
  "question_blocked",
  "question_withdrawn",
  "read_only_version",
  "read_only_year",
  "refused",
  "reporting_locked",
  "second_factor_required",
  "too_large",
  "too_many_calls",
  "too_many_company_files",
  "too_many_fetches",
  "too_many_files",
  "too_many_invitations",
  "too_many_lists",
  "too_many_own_data",
  "too_many_uploads",
  "too_slow",
  "unavailable",
  "undefined_milestones",
  "unhandled",
  "unknown_area",
  "unknown_call",
  "unreadable_form",
  "unsupported_form",
  "unsupported_media_type",
  "user_not_loaded",
  "workbook_broken",
  "workbook_issued",
  "workbook_not_excel",
  "vsme_edition",
  "vsme_edition_read",
  "vsme_foreign",
  "vsme_macros",
  "vsme_links",
  "vsme_changed",
  "vsme_other_year",
  "vsme_without_period",
  "workbook_not_ours",
  "workbook_open_document",
  "workbook_other_company",
  "workbook_other_year",
  "workbook_protected",
  "workbook_too_large",
  "workbook_too_much",
  "workbook_unread",
  "workbook_without_answers",
  "year_not_open",
] as const;

/** Codes of the embedded identity service, in the words of the hosted one's catalogue (spec §8). */
const EMBEDDED = [
  "code-expired",
  "email-already-in-use",
  "email-not-verified",
  "expired-action-code",
  "invalid-action-code",
  "invalid-credential",
  "invalid-verification-code",
  "multi-factor-auth-required",
  "password-does-not-meet-requirements",
  "too-many-requests",
  "user-disabled",
  "wrong-password",
] as const;

/** The part of a code after "embedded/". */
export type IdentityRefusal = (typeof EMBEDDED)[number];

/** Codes of the hosted identity service, as the product knows them (spec §8). */
const FIREBASE = [
  "email-already-in-use",
  "expired-action-code",
  "internal-error",
  "invalid-action-code",
  "invalid-credential",
  "network-request-failed",
  "password-does-not-meet-requirements",
  "requires-recent-login",
  "too-many-requests",
  "user-disabled",
  "user-not-found",
  "user-token-expired",
  "wrong-password",
] as const;

/** The part of a code after "firebase/". */
export type HostedRefusal = (typeof FIREBASE)[number];

/** Codes of the configuration data store, each for a status (spec §8). */
const FIRESTORE = [
  "aborted",
  "cancelled",
  "deadline-exceeded",
  "failed-precondition",
  "not-found",
  "out-of-range",
  "permission-denied",
  "resource-exhausted",
  "unauthenticated",
  "unavailable",
  "unimplemented",
  "unknown",
] as const;

/** The part of a code after "firestore/". */
export type DataStoreRefusal = (typeof FIRESTORE)[number];

/** The kind of an error, for programs; its message is for people and logs. "internal/unknown_call": no such address. */
export type ErrorCode =
  | `internal/${(typeof INTERNAL)[number]}`
  | `embedded/${IdentityRefusal}`
  | `firebase/${HostedRefusal}`
  | `firestore/${DataStoreRefusal}`;

export const ERROR_CODES: readonly ErrorCode[] = [
  ...INTERNAL.map((code) => `internal/${code}` as const),
  ...EMBEDDED.map((code) => `embedded/${code}` as const),
  ...FIREBASE.map((code) => `firebase/${code}` as const),
  ...FIRESTORE.map((code) => `firestore/${code}` as const),
];

/** The codes, and the sentences of the catalogue (spec §8) with the same meaning. */
const KNOWN = new Map<string, ErrorCode>([
  ...ERROR_CODES.map((code) => [code, code] as const),
  ["Invalid area for version", "internal/invalid_area"],
  ["No file response after upload", "internal/no_file_response"],
  ["Undefined milestones", "internal/undefined_milestones"],
]);

/**
 * "firebase/user-disabled: …", also "firebase/auth/user-disabled: …": an error of the identity provider has provider and
 * code before its words (spec §8).
 */
const beforeWords = (text: string): string =>
  (text.split(": ", 1)[0] ?? "").replace(/^(firebase\/)?auth\//, "firebase/");

/** The first text that is a code or a sentence of the catalogue, or begins with a code; null: the words of another server. */
export function codeIn(...texts: (string | undefined)[]): ErrorCode | null {
  const codes = texts.map((text = "") => KNOWN.get(text) ?? KNOWN.get(beforeWords(text)));
  return codes.find((code) => code !== undefined) ?? null;
}
