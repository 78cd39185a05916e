import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { CallParsed } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { act, refusalsAsIssues } from "../../card/act";
import { loadCard, RESTORE } from "../../card/load-card";
import { nudgeJobs } from "../../jobs/worker";
import type { SignedInScope, Trx } from "../../scope";
import { recordAudit } from "../../store/audit";
import { insertJob, jobsAtWork } from "../../store/jobs";
import { savedPositions } from "../../store/saved-positions";
import { write } from "../../store/write";
import { SurveyReader } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { roomRefusals } from "../take-position";
import { loadSource } from "./load-source";
import type { RestorePayload } from "./restore-job";

/**
 * Starts copying answers of a version or position into the current draft (D5). Every condition is checked where the job
 * is stored, with the company's row locked: of two simultaneous callers the second hears that a restore is running.
 */
export const copyAnswers: UseCase<"survey.copyAnswers"> = async (input, scope) => {
  const id = await write(scope.db, scope.session.companyId, (trx) => begin(trx, input, scope));
  nudgeJobs(scope.db);
  return { id };
};

async function begin(
  trx: Trx,
  { query, body }: CallParsed<"survey.copyAnswers">,
  scope: SignedInScope,
): Promise<string> {
  const { session, now } = scope;
  const { companyId, accountId } = session;
  const reader = new SurveyReader(trx, companyId);
  const card = await loadCard(reader);
  const year = card.life.fiscalYear;
  if (query.year !== undefined && query.year !== year) throw new ApiError(403, "internal/read_only_year");
  const payload: RestorePayload = {
    year,
    versionFrom: body.versionFrom,
    groupCompanyId: query.groupCompanyId ?? null,
    answersList: body.answersList ?? null,
  };
  const { side } = await loadSource(reader, year, payload);
  const begun = await sameAtWork(trx, session, payload);
  if (begun !== undefined) return begun;

  const at = now().toISOString();
  await act(trx, card, { kind: "restore_start", year: side.year }, { by: accountId, at });
  const refusals = roomRefusals(await savedPositions(trx, companyId), year);
  if (refusals.length > 0) throw new ApiError(409, "internal/card_refused", refusalsAsIssues(refusals));
  const id = randomUUID();
  await insertJob(trx, { id, companyId, kind: RESTORE, state: "pending", payload, createdBy: accountId, at });
  await recordAudit(trx, scope, "restore_started", { ...session, detail: id });
  return id;
}

/** A second click is answered with the job that the first click started. */
async function sameAtWork(
  trx: Trx,
  { companyId, accountId }: SignedInScope["session"],
  payload: RestorePayload,
): Promise<string | undefined> {
  const jobs = await jobsAtWork(trx, companyId, RESTORE);
  return jobs.find((job) => job.createdBy === accountId && isDeepStrictEqual(job.payload, payload))?.id;
}
