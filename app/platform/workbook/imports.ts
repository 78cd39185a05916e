import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { leaseFrom } from "../jobs/lease";
import { nudgeJobs } from "../jobs/worker";
import type { SignedInScope } from "../scope";
import { recordAudit } from "../store/audit";
import { confirmJob, findJob, insertJob, keepNewestWaiting, type Job } from "../store/jobs";
import { write } from "../store/write";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { IMPORT, planOf, type ImportPayload, type UploadedFile } from "./import-job";
import { expiryOf, importView } from "./import-view";
import { isAbandoned, keepWhenRead, register, UNREAD } from "./keep-when-read";
import { beingRead, isBeingRead, uploadedFile, withinRequest, workbookIn } from "./read-upload";

/** The most waiting files of one person; a new one replaces the oldest. */
const MOST_WAITING = 5;

/**
 * Reads a filled workbook, keeps the content of its cells for a day, and returns the changes that confirming it would
 * make. A file that has to wait is read later; until then the import says how many come before it.
 */
export const importPreview: UseCase<"survey.importPreview"> = (given, scope) => {
  const preview = handedIn(given, scope);
  register(scope.db, preview);
  return preview;
};

const handedIn: UseCase<"survey.importPreview"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const survey = await readerOf(scope).draft();
  const file = workbookIn(body);
  const id = randomUUID();
  const reading = uploadedFile(file, survey, { id, quarantine: scope.quarantine });
  const payload = (await withinRequest(reading)) ?? beingRead(file, survey);
  await write(db, session.companyId, async (trx) => {
    await keepNewestWaiting(trx, { createdBy: session.accountId, kind: IMPORT }, MOST_WAITING - 1);
    const at = now();
    const key = { id, companyId: session.companyId, kind: IMPORT, createdBy: session.accountId };
    const held = isBeingRead(payload) && { leaseUntil: leaseFrom(at) };
    await insertJob(trx, { ...key, state: "waiting", payload, ...held, at: at.toISOString() });
  });
  if (isBeingRead(payload)) keepWhenRead(id, reading, scope);
  return viewOf(await ownJob(id, scope), scope);
};

export const importProgress: UseCase<"survey.importProgress"> = async ({ params }, scope) =>
  viewOf(await ownJob(params.id, scope), scope);

/** Lets the worker store the chosen changes. The job begins once: a second click finds it begun. */
export const importConfirm: UseCase<"survey.importConfirm"> = async ({ params, body }, scope) => {
  const { db, session, now } = scope;
  const { id } = params;
  await write(db, session.companyId, async (trx) => {
    const job = await ownJob(id, { ...scope, db: trx });
    if (job.state !== "waiting") return;
    if (isBeingRead(job.payload)) throw new ApiError(409, "internal/conflict");
    const payload: ImportPayload = { ...(job.payload as UploadedFile), chosen: body.changes };
    const begun = await confirmJob(trx, id, payload, now().toISOString());
    if (begun) await recordAudit(trx, scope, "import_started", { ...session, detail: id });
  });
  nudgeJobs(db);
  return { id };
};

/**
 * The caller's own import. The import of another person, even of a colleague, is not found, nor is one that was not
 * confirmed in time.
 */
async function ownJob(id: string, { db, session, now }: SignedInScope): Promise<Job> {
  const job = await findJob(db, { companyId: session.companyId, kind: IMPORT, id });
  const isOver = job?.state === "waiting" && expiryOf(job) <= now().toISOString();
  if (job?.createdBy !== session.accountId || isOver) throw new ApiError(404, "internal/not_found");
  return job;
}

async function viewOf(job: Job, scope: SignedInScope) {
  const { year } = ((job.result ?? job.payload) as { year?: number } | null) ?? {};
  const survey = await readerOf(scope).draft(year);
  if (job.state === "waiting" && isBeingRead(job.payload)) {
    if (isAbandoned(job, scope.now())) {
      const rejected = { ...job, state: "rejected" as const, error: UNREAD };
      return importView(rejected, survey, { plan: null, reading: null });
    }
    const ahead = scope.quarantine.ahead(job.id) ?? 0;
    return importView(job, survey, { plan: null, reading: { ahead } });
  }
  const plan = job.state === "waiting" ? await planOf(scope.db, survey, job.payload as UploadedFile) : null;
  return importView(job, survey, { plan, reading: null });
}
