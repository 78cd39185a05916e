import { ApiError } from "~/api/errors";
import type { Issue } from "~/domain/issues";
import type { CardEvent, IssuedCard } from "~/domain/card/card-life";
import { apply, atInstant } from "~/domain/card/lifecycle";
import { refusedAs } from "~/domain/rule-codes";
import type { Trx } from "../scope";
import { findCandidate } from "../store/verifications";
import { keepConfiguration, type Frozen } from "../store/versions";
import { acceptedAnswers } from "./card-basis";
import { endVerification } from "./end-verification";
import type { EventContext, EventOutcome } from "./event-context";
import { issue } from "./issue";
import type { Card } from "./load-card";
import { keep } from "./write-card";

/**
 * Applies an event to a card that was loaded in this transaction, and writes everything it changes together with the
 * mails about it. If the event is refused, it writes nothing and returns the reasons. Every event of a card goes
 * through here.
 */
export async function attempt(
  trx: Trx,
  card: Card,
  event: CardEvent,
  context: EventContext,
): Promise<EventOutcome> {
  const settled = atInstant(card.life, context.at);
  const { state, refusals, issued } = apply(card.life, event, context.at);
  const verificationId = card.verification?.id ?? null;
  if (refusals.length > 0) return { life: settled, refusals, issued: null, verificationId };
  if (settled !== card.life) await endVerification(trx, card, settled, { ...context, by: null });
  const stored = issued && { ...issued, id: await issueFrom(trx, card, issued, context) };
  const opened = await keep(trx, card, settled, state, stored, context);
  return { life: state, refusals, issued: stored, verificationId: opened ?? verificationId };
}

/** The same, but a refusal ends the call: each reason becomes an issue of its error. */
export async function act(
  trx: Trx,
  card: Card,
  event: CardEvent,
  context: EventContext,
): Promise<EventOutcome> {
  const outcome = await attempt(trx, card, event, context);
  if (outcome.refusals.length === 0) return outcome;
  throw new ApiError(409, "internal/card_refused", issuesOf(event, outcome.refusals));
}

export const refusalsAsIssues = (refusals: readonly string[]): Issue[] =>
  refusals.map((code) => refusedAs(code));

/** Documents that are missing are named one by one, each with its question. */
const issuesOf = (event: CardEvent, refusals: readonly string[]): Issue[] =>
  refusals.flatMap((code) =>
    code === "documents_missing" && event.kind === "accept"
      ? event.missing.map(({ prompt, document }) => ({
          ...{ path: "", code: document === null ? code : "document_missing" },
          params: { prompt, ...(document !== null && { document }) },
        }))
      : refusalsAsIssues([code]),
  );

async function issueFrom(
  trx: Trx,
  card: Card,
  issued: IssuedCard,
  { frozen, by }: EventContext,
): Promise<string> {
  const { companyId, verification, issued: issuedBefore } = card;
  const common = { companyId, issuedBefore, by };
  if (frozen) {
    await keepConfiguration(trx, { ...frozen.configuration, created_at: issued.issuedAt });
    const { content, registryRevision } = frozen;
    return issue(trx, issued, { ...common, frozen: content, registryRevision, verifiedAnswers: null });
  }
  if (!verification) throw new Error("Nothing was frozen to be issued");
  const { candidate } = await findCandidate(trx, verification.id);
  const content = JSON.parse(candidate) as Frozen;
  const registryRevision = verification.registry_revision;
  const verifiedAnswers = acceptedAnswers(content.answers, verification.judgements);
  return issue(trx, issued, { ...common, frozen: content, registryRevision, verifiedAnswers });
}
