import type { VerifiedLevel } from "~/domain/card/card-life";
import { itemsOf } from "~/domain/card/judgements";
import { atInstant } from "~/domain/card/lifecycle";
import { act } from "../card/act";
import { readingOf } from "../card/draft-reading";
import { freeze, type FrozenDraft } from "../card/freeze";
import { loadCard } from "../card/load-card";
import { nudgeJobs } from "../jobs/worker";
import type { SignedInScope, Trx } from "../scope";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import { revisionIfUnmoved } from "../survey/has-moved";
import type { Survey } from "../survey/survey";
import { readerOf, SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { changedComments } from "./changed-comments";
import { insertCheck } from "./check-job";

interface OpeningInput {
  level: VerifiedLevel;
  revision: number;
}

/**
 * Freezes the draft as a candidate for a verified card (D4) and starts the automatic check. As in publishing, the
 * transaction only checks whether the sources of the candidate have changed.
 */
export const openVerification: UseCase<"survey.openVerification"> = async ({ body }, scope) => {
  const { db, session } = scope;
  const survey = await readerOf(scope).draft();
  const frozen = await freeze(survey, scope);
  const id = await write(db, session.companyId, (trx) => openIn(trx, survey, frozen, body, scope));
  nudgeJobs(db);
  return { id, phase: "documents" };
};

async function openIn(
  trx: Trx,
  survey: Survey,
  frozen: FrozenDraft,
  { level, revision }: OpeningInput,
  scope: SignedInScope,
): Promise<string> {
  const at = scope.now().toISOString();
  const by = scope.session.accountId;
  const reader = new SurveyReader(trx, survey.company.id);
  const card = await loadCard(reader, survey.year);
  const event = {
    kind: "open_verification",
    level,
    candidate: { id: frozen.sha256, items: itemsOf(frozen.content.answers) },
    changed: await changedComments(trx, card, atInstant(card.life, at), survey),
    revision: await revisionIfUnmoved(reader, survey, revision),
    reading: readingOf(survey),
  } as const;
  const { verificationId } = await act(trx, card, event, { by, at, frozen });
  if (verificationId === null) throw new Error("A verification was opened without being written down");
  await insertCheck(trx, { id: verificationId, company_id: survey.company.id, opened_by: by }, at);
  const facts = { ...scope.session, detail: `${verificationId} level ${level}` };
  await recordAudit(trx, scope, "verification_opened", facts);
  return verificationId;
}
