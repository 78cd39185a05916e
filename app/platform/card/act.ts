import { ApiError } from "~/api/errors";
import type { CardEvent, IssuedCard } from "~/domain/card/card-life";
import { apply, atInstant } from "~/domain/card/lifecycle";
import type { Trx } from "../scope";
import { findCandidate } from "../store/verifications";
import { keepConfiguration, type Frozen } from "../store/versions";
import { endVerification } from "./end-verification";
import type { EventContext, EventOutcome } from "./event-context";
import { issue } from "./issue";
import type { Card } from "./load-card";
import { keep } from "./write-card";

/**
 * Makes an event happen to a card that was loaded in this transaction and writes down everything it changes, with the mails
 * that tell of it, or writes nothing and says why it cannot happen. What happens to a card happens here.
 */
export async function attempt(
  trx: Trx,
  card: Card,
  event: CardEvent,
  doing: EventContext,
): Promise<EventOutcome> {
  const settled = atInstant(card.life, doing.at);
  const { state, refusals, issued } = apply(card.life, event, doing.at);
  const verificationId = card.verification?.id ?? null;
  if (refusals.length > 0) return { life: settled, refusals, issued: null, verificationId };
  if (settled !== card.life) await endVerification(trx, card, settled, { ...doing, by: null });
  const stored = issued && { ...issued, id: await issueFrom(trx, card, issued, doing) };
  const opened = await keep(trx, card, settled, state, stored, doing);
  return { life: state, refusals, issued: stored, verificationId: opened ?? verificationId };
}

/** The same, where a refusal ends the call: each reason is an issue of it. */
export async function act(
  trx: Trx,
  card: Card,
  event: CardEvent,
  doing: EventContext,
): Promise<EventOutcome> {
  const done = await attempt(trx, card, event, doing);
  if (done.refusals.length === 0) return done;
  throw new ApiError(409, "internal/card_refused", refusalsAsIssues(done.refusals));
}

export const refusalsAsIssues = (refusals: readonly string[]) => refusals.map((code) => ({ path: "", code }));

async function issueFrom(
  trx: Trx,
  card: Card,
  issued: IssuedCard,
  { frozen, by }: EventContext,
): Promise<string> {
  const { companyId, verification, issued: issuedBefore } = card;
  if (frozen) {
    await keepConfiguration(trx, { ...frozen.configuration, created_at: issued.issuedAt });
    const { content, registryRevision } = frozen;
    return issue(trx, issued, { companyId, issuedBefore, frozen: content, registryRevision, by });
  }
  if (!verification) throw new Error("Nothing was frozen to be issued");
  const { candidate } = await findCandidate(trx, verification.id);
  const content = JSON.parse(candidate) as Frozen;
  const registryRevision = verification.registry_revision;
  return issue(trx, issued, { companyId, issuedBefore, frozen: content, registryRevision, by });
}
