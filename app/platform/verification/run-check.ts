import type { EventOf, VerifiedLevel } from "~/domain/card/card-life";
import { missingDocuments } from "~/domain/card/evidence";
import { itemsOf } from "~/domain/card/judgements";
import { attempt } from "../card/act";
import { loadCard } from "../card/load-card";
import { storageOf } from "../storage/storage";
import type { JobKind, JobTools } from "../jobs/job-kind";
import type { Trx } from "../scope";
import { findVerification, type StoredVerification } from "../store/verifications";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";
import { candidateContent, type CandidateContent } from "./candidate-content";
import { documentsOf } from "./candidate-documents";
import { KEPT_MS, type CheckPayload } from "./check-job";
import { fileFinding } from "./look-at-files";

type Findings = EventOf<"check_failed">["findings"];

/**
 * The automatic check (D4): the documents that the level needs are present, and every file is the sealed one and can be read. Files
 * are read before the transaction; a verification that ended meanwhile is left as it is.
 */
export const checkKind: JobKind = {
  keptMs: KEPT_MS,
  async run(job, tools) {
    const { verificationId } = job.payload as CheckPayload;
    const verification = await findVerification(tools.db, verificationId);
    const isOpen = verification?.ending === null && verification.phase === "documents";
    const findings = isOpen ? await findingsIn(verification, tools) : null;
    await write(tools.db, job.companyId, async (trx) => {
      if (isOpen && findings) await conclude(trx, verification, findings, tools);
      const total = verification?.items.length ?? 0;
      await tools.finish(trx, { total, modified: findings?.length ?? 0, result: { verificationId } });
    });
  },
};

async function findingsIn(
  { id, company_id: companyId, level }: StoredVerification,
  tools: JobTools,
): Promise<Findings> {
  const candidate = await candidateContent(tools.db, id);
  const { frozen, files } = candidate;
  const storage = storageOf(tools.settings);
  const house = { quarantine: tools.quarantine, companyId };
  const items = itemsOf(frozen.answers);
  const findings = [...withoutEvidence(candidate, level)];
  for (const [index, item] of items.entries()) {
    if (item.attachment === null) continue;
    tools.ending.throwIfAborted();
    const finding = await fileFinding(storage, files.get(item.attachment), house);
    if (finding) findings.push({ ...item, finding });
    await tools.progress((100 * index) / items.length);
  }
  return findings;
}

const withoutEvidence = (candidate: CandidateContent, level: VerifiedLevel): Findings =>
  missingDocuments(documentsOf(candidate), level).map(({ question }) => ({
    ...{ question, attachment: null },
    finding: "evidence_missing" as const,
  }));

/** A verification that was withdrawn, has lapsed or was checked already refuses the event, and nothing happens. */
async function conclude(
  trx: Trx,
  { id, company_id: companyId, year }: StoredVerification,
  findings: Findings,
  { now }: JobTools,
): Promise<void> {
  const card = await loadCard(new SurveyReader(trx, companyId), year);
  if (card.verification?.id !== id) return;
  const hasFailed = findings.length > 0;
  const event = hasFailed ? ({ kind: "check_failed", findings } as const) : { kind: "check_passed" as const };
  await attempt(trx, card, event, { by: null, at: now().toISOString() });
}
