import type { Item, Verdict } from "~/domain/card/card-life";
import { dueItems, isAccepted, isSameItem } from "~/domain/card/judgements";
import type { StoredVerification } from "../store/verifications";

/** How far a verification is. */
export interface Counts {
  items: number;
  judged: number;
  commented: number;
  asked: number;
  rejected: number;
  /** In the phase in depth, of those looked at again. */
  accepted: number;
  /** Items judged in the phase in depth; null before it. */
  lookedAgain: number | null;
}

export function countsOf({ phase, items, judgements }: StoredVerification): Counts {
  const countOf = (wanted: Verdict) => judgements.filter(({ verdict }) => verdict === wanted).length;
  const due = dueItems(phase, items, judgements);
  const isDueNow = (item: Item) => due.some((one) => isSameItem(one, item));
  return {
    items: items.length,
    judged: judgements.length,
    commented: countOf("commented"),
    asked: countOf("asked"),
    rejected: countOf("rejected"),
    accepted: judgements.filter((one) => isAccepted({ ...one, isDue: isDueNow(one) })).length,
    lookedAgain: phase === "in_depth" ? items.length - due.length : null,
  };
}
