import type { LifecycleRefusal } from "./card-life";

/** What a user who meets a refusal can do about it. */
export type WayOut =
  | "answer_survey"
  | "resolve_obsolete"
  | "complete_registry"
  | "answer_comments"
  | "open_verification"
  | "publish"
  | "see_request"
  | "see_verification"
  | "ask_provider"
  | "ask_administrator"
  | "look_again"
  | "wait";

/** A disabled button shows its reason and the way out (D4). */
export const WAYS_OUT = {
  enabled_company: "open_verification",
  not_enabled: "ask_provider",
  identity_pending: "see_request",
  verification_open: "see_verification",
  restore_running: "wait",
  obsolete_questions: "resolve_obsolete",
  nothing_answered: "answer_survey",
  issued_recently: "wait",
  turnover_missing: "complete_registry",
  sector_missing: "complete_registry",
  size_missing: "complete_registry",
  unchanged: "answer_survey",
  too_much_not_applicable: "answer_survey",
  files_in_control: "wait",
  stale_revision: "look_again",
  comments_open: "answer_comments",
  comment_unknown: "look_again",
  judgement_unknown: "look_again",
  comment_missing: "look_again",
  reply_missing: "look_again",
  item_unknown: "look_again",
  items_unjudged: "see_verification",
  not_looked_again: "see_verification",
  documents_missing: "see_verification",
  refusal_without_comment: "see_verification",
  not_assigned: "ask_provider",
  no_restore: "look_again",
  no_verification: "look_again",
  check_running: "wait",
  check_done: "look_again",
  deadline_not_passed: "wait",
  year_not_closed: "wait",
  other_year: "look_again",
  read_only: "ask_administrator",
} as const satisfies Record<LifecycleRefusal | "read_only", WayOut>;
