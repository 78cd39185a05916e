import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { fileName } from "~/domain/files/file-name";
import { FILE_LIMIT } from "~/domain/files/limits";
import { gatherRows } from "~/domain/workbook/filled";
import { originIssue } from "~/domain/workbook/origin";
import { nudgeJobs } from "../jobs/worker";
import type { SignedInScope } from "../scope";
import { confirmJob, findJob, insertJob, keepNewestWaiting, type Job } from "../store/jobs";
import { write } from "../store/write";
import type { Survey } from "../survey/survey";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { companyMark } from "./workbook-files";
import { IMPORT, planOf, type ImportPayload, type UploadedFile } from "./import-job";
import { expiryOf, importView } from "./import-view";
import { workbookRefusal } from "./refusal";
import { READ_WORKBOOK } from "./work";

/** The most waiting files of one person; a new one replaces the oldest. */
const MOST_WAITING = 5;

/**
 * Reads a filled workbook, keeps the content of its cells for a day, and returns the changes that confirming it would
 * make.
 */
export const importPreview: UseCase<"survey.importPreview"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const survey = await readerOf(scope).draft();
  const payload = await uploadedFile(body, survey, scope);
  const id = randomUUID();
  await write(db, session.companyId, async (trx) => {
    await keepNewestWaiting(trx, { createdBy: session.accountId, kind: IMPORT }, MOST_WAITING - 1);
    const at = now().toISOString();
    const key = { id, companyId: session.companyId, kind: IMPORT, createdBy: session.accountId };
    await insertJob(trx, { ...key, state: "waiting", payload, at });
  });
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
    const payload: ImportPayload = { ...(job.payload as UploadedFile), chosen: body.changes };
    await confirmJob(trx, id, payload, now().toISOString());
  });
  nudgeJobs(db);
  return { id };
};

async function uploadedFile(
  body: FormData,
  survey: Survey,
  { quarantine }: SignedInScope,
): Promise<UploadedFile> {
  const file = body.get("file");
  if (file === null || typeof file === "string" || file.size === 0) throw workbookRefusal("choose_file");
  if (file.size > FILE_LIMIT) throw workbookRefusal("workbook_too_large");
  const { company, year, questionnaire } = survey;
  const rows = await quarantine.run(READ_WORKBOOK, {
    companyId: company.id,
    input: null,
    bytes: Buffer.from(await file.arrayBuffer()),
    subject: { path: "file", name: fileName(file.name) },
  });
  const mark = companyMark(company.id);
  for (const { origin, questionId } of rows) {
    const issue = questionId === "" ? null : originIssue(origin, mark, year);
    if (issue) throw workbookRefusal(issue, { year: String(year) });
  }
  const { filled, issues } = gatherRows(rows, questionnaire.questions);
  return { fileName: fileName(file.name), year, filled, strangers: issues };
}

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
  const plan = job.state === "waiting" ? await planOf(scope.db, survey, job.payload as UploadedFile) : null;
  return importView(job, survey, plan);
}
