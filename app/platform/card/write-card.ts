import { randomUUID } from "node:crypto";
import { phaseOf, type CardLife, type Judgement } from "~/domain/card/card-life";
import { isSameItem } from "~/domain/card/judgements";
import type { Trx } from "../scope";
import { keepFor } from "../store/attachments";
import { changeCompany } from "../store/companies";
import { endIdentityRequest } from "../store/identity-requests";
import { dropJudgement, putJudgement } from "../store/judgements";
import { changeVerification, insertVerification } from "../store/verifications";
import { keepConfiguration } from "../store/versions";
import { endVerification } from "./end-verification";
import type { EventContext, EventOutcome } from "./event-context";
import type { Card } from "./load-card";
import { tellAdministrators } from "./verification-mails";

/** Writes the difference between two states; returns the id of a verification that was opened. */
export async function keep(
  trx: Trx,
  card: Card,
  before: CardLife,
  after: CardLife,
  issued: EventOutcome["issued"],
  context: EventContext,
): Promise<string | null> {
  const { companyId, verification } = card;
  if (after.enabled !== before.enabled) await keepEnablement(trx, companyId, after, context);
  if (after.fiscalYear !== before.fiscalYear) {
    await changeCompany(trx, companyId, { fiscal_year: after.fiscalYear });
  }
  if (!before.verification && after.verification) return open(trx, companyId, after, context);
  if (!verification) return null;
  const judgementContext = { ...context, verificationId: verification.id };
  await keepJudgements(trx, judgementsIn(before), judgementsIn(after), judgementContext);
  if (before.verification && after.verification) {
    await dropTakenBack(trx, judgementsIn(before), judgementsIn(after), judgementContext);
  }
  // A new fiscal year begins undecided; the decision about the closed year stays.
  if (after.decidedAt !== null && after.decidedAt !== before.decidedAt) {
    await changeVerification(trx, verification.id, { decided_at: after.decidedAt });
  }
  if (before.verification && !after.verification) await endVerification(trx, card, after, context, issued);
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

async function keepEnablement(
  trx: Trx,
  companyId: string,
  { enabled }: CardLife,
  context: EventContext,
): Promise<void> {
  await changeCompany(trx, companyId, { is_validated: enabled ? 1 : 0 });
  if (!enabled) await endIdentityRequest(trx, companyId, { ending: "withdrawn", at: context.at });
  if (enabled || context.isMadeUp) return;
  await tellAdministrators(trx, companyId, "enablement-lost", {}, context.at);
}

async function open(
  trx: Trx,
  companyId: string,
  { verification }: CardLife,
  context: EventContext,
): Promise<string> {
  const { frozen, by, at, newId: id = randomUUID() } = context;
  if (!frozen || !verification) throw new Error("Nothing was frozen to be verified");
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

async function dropTakenBack(
  trx: Trx,
  before: readonly Judgement[],
  after: readonly Judgement[],
  { verificationId, by, at }: EventContext & { verificationId: string },
): Promise<void> {
  for (const judgement of before) {
    if (after.some((one) => isSameItem(one, judgement))) continue;
    await dropJudgement(trx, verificationId, judgement, { by, at });
  }
}

/** Only judgements that differ are written: a new judgement, or the company's reply to one. */
async function keepJudgements(
  trx: Trx,
  before: readonly Judgement[],
  after: readonly Judgement[],
  { verificationId, by, at }: EventContext & { verificationId: string },
): Promise<void> {
  for (const judgement of after) {
    const then = before.find((one) => isSameItem(one, judgement));
    const isSameJudgement =
      then?.verdict === judgement.verdict &&
      then.comment === judgement.comment &&
      then.phase === judgement.phase;
    if (isSameJudgement && then.reply === judgement.reply) continue;
    const isReply = isSameJudgement && judgement.reply !== null;
    await putJudgement(trx, verificationId, judgement, { by, at, isReply, before: then ?? null });
  }
}
