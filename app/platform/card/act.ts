import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import type { CardEvent, CardLife, IssuedCard, Judgement, LifecycleRefusal } from "~/domain/card/card-life";
import { phaseOf } from "~/domain/card/card-life";
import { isSameItem } from "~/domain/card/judgements";
import { apply, atInstant } from "~/domain/card/lifecycle";
import type { Trx } from "../scope";
import { keepFor, letGoOf } from "../store/attachments";
import { changeCompany } from "../store/companies";
import { keepConfiguration } from "../store/configurations";
import { putJudgement } from "../store/put-judgement";
import { changeVerification, findCandidate, insertVerification } from "../store/verifications";
import type { Frozen } from "../survey/snapshot";
import type { FrozenDraft } from "./freeze";
import { issue } from "./issue";
import type { Card } from "./load-card";

export interface Doing {
  /** Account id; null for the platform itself. */
  by: string | null;
  at: string;
  /** What is issued, or frozen to be verified; the events that do the one or the other need it. */
  frozen?: FrozenDraft;
}

export interface Done {
  life: CardLife;
  refusals: readonly LifecycleRefusal[];
  issued: (IssuedCard & { id: string }) | null;
  /** The verification it happened to, or that it opened. */
  verificationId: string | null;
}

/**
 * Makes an event happen to a card that was loaded in this transaction and writes down everything it changes, or writes
 * nothing and says why it cannot happen. What happens to a card happens here.
 */
export async function attempt(trx: Trx, card: Card, event: CardEvent, doing: Doing): Promise<Done> {
  const settled = atInstant(card.life, doing.at);
  const { state, refusals, issued } = apply(card.life, event, doing.at);
  const verificationId = card.verification?.id ?? null;
  if (refusals.length > 0) return { life: settled, refusals, issued: null, verificationId };
  if (settled !== card.life) await close(trx, verificationId, settled, { ...doing, by: null });
  const stored = issued && { ...issued, id: await issueFrom(trx, card, issued, doing) };
  const opened = await keep(trx, card, settled, state, stored?.id ?? null, doing);
  return { life: state, refusals, issued: stored, verificationId: opened ?? verificationId };
}

/** The same, where a refusal ends the call: each reason is a fault of it. */
export async function act(trx: Trx, card: Card, event: CardEvent, doing: Doing): Promise<Done> {
  const done = await attempt(trx, card, event, doing);
  if (done.refusals.length === 0) return done;
  throw new ApiError(409, "internal/card_refused", faultsOf(done.refusals));
}

export const faultsOf = (refusals: readonly string[]) => refusals.map((code) => ({ path: "", code }));

async function issueFrom(trx: Trx, card: Card, issued: IssuedCard, { frozen, by }: Doing): Promise<string> {
  const { companyId, verification } = card;
  if (frozen) {
    await keepConfiguration(trx, { ...frozen.configuration, created_at: issued.issuedAt });
    const { content, registryRevision } = frozen;
    return issue(trx, issued, { companyId, frozen: content, registryRevision, by });
  }
  if (!verification) throw new Error("Nothing was frozen to be issued");
  const { candidate } = await findCandidate(trx, verification.id);
  const content = JSON.parse(candidate) as Frozen;
  const registryRevision = verification.registry_revision;
  return issue(trx, issued, { companyId, frozen: content, registryRevision, by });
}

/** Writes the difference between two states; returns the id of a verification that was opened. */
async function keep(
  trx: Trx,
  { companyId, verification }: Card,
  before: CardLife,
  after: CardLife,
  versionId: string | null,
  doing: Doing,
): Promise<string | null> {
  if (after.enabled !== before.enabled) {
    await changeCompany(trx, companyId, { is_validated: after.enabled ? 1 : 0 });
  }
  if (after.fiscalYear !== before.fiscalYear) {
    await changeCompany(trx, companyId, { fiscal_year: after.fiscalYear });
  }
  if (!before.verification && after.verification) return open(trx, companyId, after, doing);
  if (!verification) return null;
  const said = { ...doing, verificationId: verification.id };
  await keepJudgements(trx, judgementsIn(before), judgementsIn(after), said);
  // A new fiscal year begins undecided; what was decided about the closed one stays.
  if (after.decidedAt !== null && after.decidedAt !== before.decidedAt) {
    await changeVerification(trx, verification.id, { decided_at: after.decidedAt });
  }
  if (before.verification && !after.verification) await close(trx, verification.id, after, doing, versionId);
  else if (after.verification) {
    await changeVerification(trx, verification.id, {
      phase: phaseOf(after.stage) ?? verification.phase,
      since: after.verification.since,
      verifier_id: after.verification.verifier?.id ?? null,
      verifier_body: after.verification.verifier?.body ?? null,
    });
  }
  return null;
}

const judgementsIn = ({ verification, returned }: CardLife): readonly Judgement[] =>
  (verification ?? returned)?.judgements ?? [];

async function open(trx: Trx, companyId: string, { verification }: CardLife, doing: Doing): Promise<string> {
  const { frozen, by, at } = doing;
  if (!frozen || !verification) throw new Error("Nothing was frozen to be verified");
  const id = randomUUID();
  await keepConfiguration(trx, { ...frozen.configuration, created_at: at });
  await insertVerification(trx, {
    id,
    company_id: companyId,
    year: verification.year,
    level: verification.level,
    phase: "documents",
    since: verification.since,
    opened_by: by,
    opened_at: verification.openedAt,
    draft_revision: verification.draftRevision,
    registry_revision: frozen.registryRevision,
    items: JSON.stringify(verification.candidate.items),
    candidate: frozen.text,
    sha256: frozen.sha256,
  });
  const files = frozen.content.attachments.map((file) => file.id);
  await keepFor(trx, id, companyId, files);
  return id;
}

async function close(
  trx: Trx,
  id: string | null,
  { returned }: CardLife,
  { by, at }: Doing,
  versionId: string | null = null,
): Promise<void> {
  if (id === null) return;
  await changeVerification(trx, id, {
    ending: versionId === null ? (returned?.how ?? "withdrawn") : "issued",
    ended_at: versionId === null ? (returned?.at ?? at) : at,
    ended_by: by,
    version_id: versionId,
  });
  await letGoOf(trx, id);
}

/** Of those that differ: a new judgement, or the company's reply to one. */
async function keepJudgements(
  trx: Trx,
  before: readonly Judgement[],
  after: readonly Judgement[],
  { verificationId, by, at }: Doing & { verificationId: string },
): Promise<void> {
  for (const judgement of after) {
    const then = before.find((one) => isSameItem(one, judgement));
    const isSaidAgain = then?.verdict === judgement.verdict && then.comment === judgement.comment;
    if (isSaidAgain && then.reply === judgement.reply) continue;
    const isReply = isSaidAgain && judgement.reply !== null;
    await putJudgement(trx, verificationId, judgement, { by, at, isReply, before: then ?? null });
  }
}
