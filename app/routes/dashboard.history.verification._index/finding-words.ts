import type { CheckFinding } from "~/domain/card/card-life";
import type { T, TextKey } from "~/texts/resources";

const FINDINGS = {
  evidence_missing: "verification:finding.evidence_missing",
  file_missing: "verification:finding.file_missing",
  file_unreadable: "verification:finding.file_unreadable",
} as const satisfies Record<CheckFinding, TextKey>;

const isFinding = (comment: string): comment is CheckFinding => Object.hasOwn(FINDINGS, comment);

/** A comment as it is read: what a verifier wrote, or what to do about what the automatic check has found. */
export const commentInWords = (t: T, comment: string): string =>
  isFinding(comment) ? t(FINDINGS[comment]) : comment;
