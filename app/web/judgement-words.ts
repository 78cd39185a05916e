import type { CheckFinding } from "~/domain/card/card-life";
import type { T, TextKey } from "~/texts/resources";

const FINDINGS = {
  evidence_missing: "verification:finding.evidence_missing",
  file_missing: "verification:finding.file_missing",
  file_unreadable: "verification:finding.file_unreadable",
} as const satisfies Record<CheckFinding, TextKey>;

const isFinding = (comment: string): comment is CheckFinding => Object.hasOwn(FINDINGS, comment);

/** What to do about what the automatic check has found. */
const findingInWords = (t: T, finding: CheckFinding): string => t(FINDINGS[finding]);

interface Said {
  isRejected: boolean;
  comment: string;
  /** Null where it is about the answer itself. */
  file: { name: string | null } | null;
}

/**
 * What somebody did not accept, as the company reads it: a rejection, a question, or a finding of the automatic check, in
 * words of their own, and then what was written. `mayBeFound`: a verifier's words may happen to be the key of a finding.
 */
export function judgementInWords(t: T, { isRejected, comment, file }: Said, mayBeFound: boolean) {
  const found = mayBeFound && isFinding(comment) ? comment : null;
  const kind = found ? "found" : isRejected ? "rejected" : "commented";
  return {
    about:
      file === null
        ? t(`verification:about.${kind}_answer`)
        : t(`verification:about.${kind}_file`, { name: file.name ?? t("verification:about.lost_file") }),
    words: found ? findingInWords(t, found) : comment,
  };
}
