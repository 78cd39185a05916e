import { ApiError } from "~/api/errors";
import { cardDates } from "~/domain/card/issuing";
import { questionsOf } from "~/domain/survey/journey";
import { progressOf } from "~/domain/survey/progress";
import { enterBenchmark } from "../benchmark/enter";
import { entryOf } from "../benchmark/entry-of";
import { issuingOf } from "../scoring/issuing";
import { scoreOf } from "../scoring/score-survey";
import type { Db, SignedInScope, Trx } from "../scope";
import { nameOf } from "../store/accounts";
import { attachmentsOf, keepForVersion } from "../store/attachments";
import { keepConfiguration } from "../store/configurations";
import { findCompanyWithDraft } from "../store/drafts";
import { insertVersion, issuedVersions } from "../store/versions";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { cardIdOf } from "./card-id";
import { loadSurvey, type Survey } from "./load-survey";
import { configurationOf, sealed } from "./sealed";
import { declaredFiles, snapshotOf } from "./take-snapshot";

/** Self-declaration: the lowest of the certification levels (spec §3). */
const SELF_DECLARED = 1;

/**
 * Issues the draft as an immutable version (D4). The snapshot is made before the transaction, which then only looks
 * whether anything it was made from has moved: the draft, the registry, the fiscal year.
 */
export const publish: UseCase<"survey.publish"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const survey = await loadSurvey(db, session.companyId);
  await refuse(db, survey, body.revision, now());
  const { version, entry } = await prepare(survey, scope);
  return write(db, session.companyId, async (trx) => {
    const present = await findCompanyWithDraft(trx, session.companyId, survey.year);
    const moved =
      present.company.fiscal_year !== survey.year ||
      present.draft.revision !== survey.draft.revision ||
      present.company.revision !== survey.company.revision;
    await refuse(trx, { ...survey, ...present }, moved ? -1 : body.revision, now());
    const number = (await issuedVersions(trx, session.companyId, survey.year)).length + 1;
    await keepConfiguration(trx, configurationRow(survey, version.issued_at));
    const inserted = await insertVersion(trx, { ...version, number });
    if (!inserted) throw new ApiError(409, "internal/conflict");
    await keepForVersion(trx, version.id, declaredFiles(survey));
    const { company_id: companyId, year, issued_at: issuedAt } = version;
    await enterBenchmark(trx, { companyId, year, issuedAt }, entry);
    return { versionId: version.id, issuedAt: version.issued_at, expiresAt: version.expires_at };
  });
};

/** Who comes second hears that it was just issued, even when the draft has moved as well. */
async function refuse(handle: Db | Trx, survey: Survey, revision: number, now: Date): Promise<void> {
  const issued = await issuedVersions(handle, survey.company.id);
  const { refusals, nextIssueAt } = issuingOf(survey, scoreOf(survey).score, issued, now);
  const faults = refusals.map((code) => ({ path: "", code }));
  if (refusals.includes("enabled_company")) throw new ApiError(409, "internal/not_publishable", faults);
  if (nextIssueAt !== null) throw new ApiError(409, "internal/issued_recently", faults);
  if (revision !== survey.draft.revision) throw new ApiError(409, "internal/conflict");
  if (refusals.length > 0) throw new ApiError(409, "internal/not_publishable", faults);
}

function configurationRow({ questionnaire }: Survey, created_at: string) {
  const { text, sha256 } = configurationOf(questionnaire);
  return { sha256, api_version: questionnaire.apiVersion, content: text, created_at };
}

async function prepare(survey: Survey, { db, session, now }: SignedInScope) {
  const { issuedAt, expiresAt } = cardDates(now().toISOString());
  const id = cardIdOf(session.companyId, survey.year, issuedAt);
  const author = { id: session.accountId, name: await nameOf(db, session.accountId) };
  const progress = progressOf(questionsOf(survey.questionnaire, "full"), survey.states);
  const files = await attachmentsOf(db, session.companyId, declaredFiles(survey));
  const snapshot = snapshotOf(survey, { id, issuedAt, expiresAt, author, progress }, files);
  const { text, sha256 } = sealed(snapshot);
  const version = {
    id,
    company_id: session.companyId,
    year: survey.year,
    draft_revision: survey.draft.revision,
    registry_revision: survey.company.revision,
    issued_at: issuedAt,
    expires_at: expiresAt,
    issued_by: session.accountId,
    certification_level: SELF_DECLARED,
    certification_body: null,
    snapshot: text,
    sha256,
  };
  return { version, entry: entryOf(snapshot) };
}
