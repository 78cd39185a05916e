import { HOUR_MS } from "../durations";

/** The survey draft's status on the wire (spec §4). */
export const DRAFT_STATUS = {
  ready: 0,
  documentToVerify: 1,
  validation: 2,
  validationInDepth: 3,
  toBeStarted: 4,
  obsoleteQuestions: 5,
  block24h: 6,
} as const;
export type DraftStatus = (typeof DRAFT_STATUS)[keyof typeof DRAFT_STATUS];

/** The phases of a verification, in this order; in depth only for level 3 (D4). */
export type VerificationPhase = "documents" | "third_party" | "in_depth";

const OF_PHASE = {
  documents: DRAFT_STATUS.documentToVerify,
  third_party: DRAFT_STATUS.validation,
  in_depth: DRAFT_STATUS.validationInDepth,
} as const satisfies Record<VerificationPhase, DraftStatus>;

/** 24 × 3600 s on the clock of the store; summer time does not change it. */
const PAUSE_MS = 24 * HOUR_MS;

export interface DraftFacts {
  /** The phase of the open verification. */
  verification: VerificationPhase | null;
  /** Answers that the company has to confirm or remove. */
  unresolvedObsolete: number;
  scoredAnswers: number;
  lastIssuedAt: string | null;
}

/** The first status that matches, in the order of D4. */
export function draftStatus(facts: DraftFacts, now: string): DraftStatus {
  if (facts.verification) return OF_PHASE[facts.verification];
  if (facts.unresolvedObsolete > 0) return DRAFT_STATUS.obsoleteQuestions;
  if (facts.scoredAnswers === 0) return DRAFT_STATUS.toBeStarted;
  if (nextIssueAt(facts.lastIssuedAt, now) !== null) return DRAFT_STATUS.block24h;
  return DRAFT_STATUS.ready;
}

/** When the pause after the last version ends; null when no pause is running. */
export function nextIssueAt(lastIssuedAt: string | null, now: string): string | null {
  if (lastIssuedAt === null) return null;
  const next = Date.parse(lastIssuedAt) + PAUSE_MS;
  return next > Date.parse(now) ? new Date(next).toISOString() : null;
}
