import { monthsLater } from "../rome-time";
import type { SurveyScore } from "../scoring/score";
import type { RegistryFacts } from "../question/answer";
import { DRAFT_STATUS, type DraftStatus } from "./draft-status";
import { DAY_MS } from "../durations";

export type RefusalKey =
  | "enabled_company"
  | "verification_open"
  | "obsolete_questions"
  | "nothing_answered"
  | "issued_recently"
  | "turnover_missing"
  | "sector_missing"
  | "size_missing"
  | "unchanged"
  | "too_much_not_applicable"
  | "files_in_control";

export interface IssuingFacts {
  status: DraftStatus;
  /** An enabled company does not publish by itself: it opens a verification. */
  enabled: boolean;
  facts: RegistryFacts;
  /** A card names its files: none is issued, or given to a verifier, before they were all scanned. */
  filesInControl: number;
  changedSinceLastVersion: boolean;
  /** Null before the first version. */
  lastExpiresAt: string | null;
  now: string;
  score: SurveyScore;
}

const REFUSAL_OF_STATUS: Record<DraftStatus, RefusalKey | null> = {
  [DRAFT_STATUS.ready]: null,
  [DRAFT_STATUS.documentToVerify]: "verification_open",
  [DRAFT_STATUS.validation]: "verification_open",
  [DRAFT_STATUS.validationInDepth]: "verification_open",
  [DRAFT_STATUS.toBeStarted]: "nothing_answered",
  [DRAFT_STATUS.obsoleteQuestions]: "obsolete_questions",
  [DRAFT_STATUS.block24h]: "issued_recently",
};

/** Why a draft with this status on the wire cannot be issued; an unknown status reads as obsolete questions. */
export const refusalOfStatus = (status: number): RefusalKey | null =>
  Object.hasOwn(REFUSAL_OF_STATUS, status) ? REFUSAL_OF_STATUS[status as DraftStatus] : "obsolete_questions";

const VALID_MONTHS = 12;
/** An unchanged card may be renewed this long before it expires. */
export const RENEWAL_DAYS = 30;

/** All refusals against a company issuing its card by itself; none = it may (D4). */
export function issuingRefusals(given: IssuingFacts): RefusalKey[] {
  const { facts } = given;
  const checks: [boolean, RefusalKey | null][] = [
    [given.enabled, "enabled_company"],
    [true, REFUSAL_OF_STATUS[given.status]],
    [facts.turnover === null, "turnover_missing"],
    [facts.macrosector === null, "sector_missing"],
    [facts.size === null, "size_missing"],
    [!given.changedSinceLastVersion && !isRenewable(given.lastExpiresAt, given.now), "unchanged"],
    [hasTooMuchNotApplicable(given.score), "too_much_not_applicable"],
    [given.filesInControl > 0, "files_in_control"],
  ];
  return checks.flatMap(([applies, refusal]) => (applies && refusal ? [refusal] : []));
}

/** Issued now, valid for twelve months to the same day and time in Italy. */
export function cardDates(now: string): { issuedAt: string; expiresAt: string } {
  return { issuedAt: now, expiresAt: monthsLater(now, VALID_MONTHS) };
}

/** The status of an issued card; a card never issued is a draft. */
export function cardStatus(
  { expiresAt, replaced }: { expiresAt: string; replaced: boolean },
  now: string,
): "valid" | "expired" | "replaced" {
  if (replaced) return "replaced";
  return Date.parse(now) < Date.parse(expiresAt) ? "valid" : "expired";
}

function isRenewable(lastExpiresAt: string | null, now: string): boolean {
  return lastExpiresAt === null || Date.parse(lastExpiresAt) - Date.parse(now) <= RENEWAL_DAYS * DAY_MS;
}

function hasTooMuchNotApplicable({ levels }: SurveyScore): boolean {
  return Object.values(levels).some((level) => level.blocksIssuing);
}
