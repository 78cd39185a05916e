import type { CheckFinding } from "~/domain/card/card-life";
import type { T, TextKey } from "~/texts/resources";

const FINDINGS = {
  evidence_missing: "verification:finding.evidence_missing",
  file_missing: "verification:finding.file_missing",
  file_unreadable: "verification:finding.file_unreadable",
} as const satisfies Record<CheckFinding, TextKey>;

export const isFinding = (comment: string): comment is CheckFinding => Object.hasOwn(FINDINGS, comment);

/** What to do about what the automatic check has found. */
export const findingInWords = (t: T, finding: CheckFinding): string => t(FINDINGS[finding]);
