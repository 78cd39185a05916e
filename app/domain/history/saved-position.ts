import { phaseOf } from "../card/card-life";
import type { Stage } from "../card/card-life";
import type { VerificationPhase } from "../card/draft-status";

/** Why a position was saved: named by a person, before a restore replaced the draft, or with an issued version (D5). */
export const POSITION_TYPES = ["manual", "before_restore", "published"] as const;
export type PositionType = (typeof POSITION_TYPES)[number];

/** The most positions of each type that a company may have for a year. */
export const MOST_POSITIONS = 50;

/** Whether one more position of a type and year may be saved. */
export const hasRoom = (
  positions: readonly { type: PositionType; year: number }[],
  type: PositionType,
  year: number,
): boolean => positions.filter((one) => one.type === type && one.year === year).length < MOST_POSITIONS;

/** The values on the wire (spec §4). */
type PositionStatus = "ready_save" | "waiting_documents" | "waiting_validation";

const OF_PHASE: Record<VerificationPhase, PositionStatus> = {
  documents: "waiting_documents",
  third_party: "waiting_validation",
  in_depth: "waiting_validation",
};

/** What a saved position waits for; with nothing open it is ready. */
export function positionStatus(stage: Stage): PositionStatus {
  const phase = phaseOf(stage);
  return phase === null ? "ready_save" : OF_PHASE[phase];
}
