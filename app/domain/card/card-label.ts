import { DRAFT_STATUS } from "./draft-status";
import type { DraftStatus } from "./draft-status";

/** The label of an identity card that is not issued (spec §4). */
type CardLabel =
  | "ready_for_issue"
  | "automatic_verification"
  | "third_party_verification"
  | "in_depth_validation"
  | "issue_suspended"
  | "start_your_path"
  | "obsolete_questions"
  | "draft";

const LABELS: Record<DraftStatus, CardLabel> = {
  [DRAFT_STATUS.ready]: "ready_for_issue",
  [DRAFT_STATUS.documentToVerify]: "automatic_verification",
  [DRAFT_STATUS.validation]: "third_party_verification",
  [DRAFT_STATUS.validationInDepth]: "in_depth_validation",
  [DRAFT_STATUS.toBeStarted]: "start_your_path",
  [DRAFT_STATUS.obsoleteQuestions]: "obsolete_questions",
  [DRAFT_STATUS.block24h]: "issue_suspended",
};

/** The label of a status on the wire: an unknown status reads as obsolete questions, null as a draft. */
export function cardLabel(status: number | null): CardLabel {
  if (status === null) return "draft";
  return Object.hasOwn(LABELS, status) ? LABELS[status as DraftStatus] : "obsolete_questions";
}
