import type { Verdict } from "~/domain/card/card-life";
import { dueItems } from "~/domain/card/judgements";
import type { StoredVerification } from "../store/verifications";

/** How far a verification is. */
export interface Counts {
  items: number;
  judged: number;
  commented: number;
  asked: number;
  rejected: number;
  /** Items judged in the phase in depth; null before it. */
  lookedAgain: number | null;
}

export function countsOf({ phase, items, judgements }: StoredVerification): Counts {
  const countOf = (wanted: Verdict) => judgements.filter(({ verdict }) => verdict === wanted).length;
  return {
    items: items.length,
    judged: judgements.length,
    commented: countOf("commented"),
    asked: countOf("asked"),
    rejected: countOf("rejected"),
    lookedAgain: phase === "in_depth" ? items.length - dueItems(phase, items, judgements).length : null,
  };
}
