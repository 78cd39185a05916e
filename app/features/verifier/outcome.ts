import type { VerifierCase } from "~/api/contract/verifier-desk";
import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";

export interface Outcome {
  company: string;
  year: number;
  words: string;
  counts: { items: number; judged: number; commented: number; asked: number; rejected: number };
}

/** What a verifier may still see of a case that has ended: how it ended, and the numbers. */
export function outcomeOf(t: T, over: VerifierCase): Outcome {
  const { companyName: company, year, items, judged, commented, asked, rejected } = over;
  return { company, year, words: endedWords(t, over), counts: { items, judged, commented, asked, rejected } };
}

export function endedWords(t: T, { ended, level }: VerifierCase): string {
  if (!ended) return "";
  const card = ended.versionId ?? "";
  return t(`verifier:ended.${ended.how}`, { at: formatDateTime(ended.at), level, card });
}
