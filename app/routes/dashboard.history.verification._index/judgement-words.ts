import type { T } from "~/texts/resources";
import { findingInWords, isFinding } from "./finding-words";

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
