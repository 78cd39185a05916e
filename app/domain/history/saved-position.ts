import { phaseOf } from "../card/card-life";
import type { Stage } from "../card/card-life";
import type { VerificationPhase } from "../card/draft-status";

/** Why a position was saved: named by hand, before a restore took its place, or with an issued version (D5). */
export const POSITION_TYPES = ["manual", "before_restore", "published"] as const;
export type PositionType = (typeof POSITION_TYPES)[number];

/** As the wire has them (spec §4). */
export type PositionStatus = "ready_save" | "waiting_documents" | "waiting_validation";

const OF_PHASE: Record<VerificationPhase, PositionStatus> = {
  documents: "waiting_documents",
  third_party: "waiting_validation",
  in_depth: "waiting_validation",
};

/** What saved positions are waiting for; with nothing open they are ready. */
export function positionStatus(stage: Stage): PositionStatus {
  const phase = phaseOf(stage);
  return phase === null ? "ready_save" : OF_PHASE[phase];
}
