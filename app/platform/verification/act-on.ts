import { ApiError } from "~/api/errors";
import type { CardEvent } from "~/domain/card/card-life";
import { act, faultsOf, type Done } from "../card/act";
import type { Card } from "../card/load-card";
import type { SignedInScope, Trx } from "../scope";
import { write } from "../store/write";
import { assignedOne } from "./assigned";
import { cardNow } from "../card/card-now";

/** What else is written down where an event happens. */
type Afterwards = (trx: Trx, card: Card, done: Done, at: string) => Promise<void>;

/** Makes an event happen to a candidate that is assigned to the caller; one that is over refuses it. */
export async function actOn(
  verificationId: string,
  event: CardEvent,
  scope: SignedInScope,
  afterwards: Afterwards = async () => undefined,
): Promise<Done> {
  const { company_id: companyId, year } = await assignedOne(verificationId, scope);
  return write(scope.db, companyId, async (trx) => {
    const card = await cardNow(trx, companyId, year);
    if (card.verification?.id !== verificationId) {
      throw new ApiError(409, "internal/card_refused", faultsOf(["no_verification"]));
    }
    const at = scope.now().toISOString();
    const done = await act(trx, card, event, { by: scope.session.accountId, at });
    await afterwards(trx, card, done, at);
    return done;
  });
}
