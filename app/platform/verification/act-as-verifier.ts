import { ApiError } from "~/api/errors";
import type { CardEvent } from "~/domain/card/card-life";
import { act, refusalsAsIssues } from "../card/act";
import type { EventOutcome } from "../card/event-context";
import { loadCard, type Card } from "../card/load-card";
import type { SignedInScope, Trx } from "../scope";
import type { StoredVerification } from "../store/verifications";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";
import { assertAssigned } from "./assigned-verifications";

interface VerifierStep {
  /** Throws if the verification is not in the state the caller has seen. */
  looks?: (verification: StoredVerification) => void;
  /** Further writes in the transaction of the event. */
  writes?: (trx: Trx, card: Card, outcome: EventOutcome) => Promise<void>;
}

/** Applies an event to a candidate that is assigned to the caller; refused if the verification is over. */
export async function actOn(
  verificationId: string,
  eventOf: CardEvent | ((verification: StoredVerification, trx: Trx) => Promise<CardEvent>),
  scope: SignedInScope,
  { looks, writes }: VerifierStep = {},
): Promise<EventOutcome> {
  const { company_id: companyId, year } = await assertAssigned(scope.db, verificationId, scope.session);
  return write(scope.db, companyId, async (trx) => {
    const card = await loadCard(new SurveyReader(trx, companyId), year);
    if (card.verification?.id !== verificationId || card.verification.ending !== null) {
      throw new ApiError(409, "internal/card_refused", refusalsAsIssues(["no_verification"]));
    }
    looks?.(card.verification);
    const at = scope.now().toISOString();
    const event = typeof eventOf === "function" ? await eventOf(card.verification, trx) : eventOf;
    const outcome = await act(trx, card, event, { by: scope.session.accountId, at });
    await writes?.(trx, card, outcome);
    return outcome;
  });
}
