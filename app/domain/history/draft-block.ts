import { DRAFT_STATUS } from "../card/draft-status";
import type { CardLife, Ending } from "../card/card-life";
import { phaseOf } from "../card/card-life";
import { commentsAmong } from "../card/judgements";
import type { VerificationPhase } from "../card/draft-status";
import { lapsesAt } from "../card/conditions";

/** A sentence about the verification: its key, and its parameters. */
export interface UsefulInfo {
  key: VerificationPhase | Ending;
  /** When the phase lapses, or when the verification ended. */
  at: string;
  /** Comments without a reply. */
  comments: number;
}

/** The draft in the history (spec §3). */
interface DraftBlock {
  isValidationPending: boolean;
  /** The phase: 1 documents, 2 third party, 3 in depth; 0 = none open. */
  versionValidationStatus: 0 | 1 | 2 | 3;
  /** The last decision about this year's card. */
  validationDate: string | null;
  usefulInfo: UsefulInfo | null;
}

const NUMBER_OF_PHASE = {
  documents: DRAFT_STATUS.documentToVerify,
  third_party: DRAFT_STATUS.validation,
  in_depth: DRAFT_STATUS.validationInDepth,
} as const satisfies Record<VerificationPhase, number>;

export function draftBlock(state: CardLife): DraftBlock {
  const phase = phaseOf(state.stage);
  return {
    isValidationPending: phase !== null,
    versionValidationStatus: phase === null ? 0 : NUMBER_OF_PHASE[phase],
    validationDate: state.decidedAt,
    usefulInfo: usefulInfo(state, phase),
  };
}

function usefulInfo(
  { verification, returned }: CardLife,
  phase: VerificationPhase | null,
): UsefulInfo | null {
  const comments = commentsAmong((verification ?? returned)?.judgements ?? []);
  const unanswered = comments.filter(({ reply }) => reply === null).length;
  if (verification && phase) return { key: phase, at: lapsesAt(verification), comments: unanswered };
  return returned && { key: returned.how, at: returned.at, comments: unanswered };
}
