import { saveRefusals } from "~/domain/survey/save-refusals";
import { statesAfter } from "~/domain/survey/states-after";
import type { FileIssue } from "~/domain/workbook/filled";
import { refusalIssues, type ImportPlan, type PlannedChange } from "~/domain/workbook/plan-import";
import type { JobKind, JobTools } from "../jobs/job-kind";
import type { Job } from "../store/jobs";
import { write } from "../store/write";
import { hasMovedSince } from "../survey/has-moved";
import { storeChanges } from "../survey/store-changes";
import type { Survey } from "../survey/survey";
import { SurveyReader } from "../survey/survey-reader";
import { KEPT_MS, planOf, type ImportPayload, type ImportResult } from "./import-job";

/**
 * Stores the confirmed changes of a file, in one transaction and by the rules of the page. A change whose answer has
 * changed since the preview, or that can no longer be stored, is skipped and reported. What is to be stored is worked out
 * before the transaction, which then only checks whether the draft or the registry has changed, and begins again if so.
 */
export const importKind: JobKind = {
  endEvent: "import_ended",
  keptMs: KEPT_MS,
  async run(job, tools) {
    while (!(await importOnce(job, tools))) tools.ending.throwIfAborted();
  },
};

/** False when the draft or the registry has changed meanwhile. */
async function importOnce(job: Job, { db, now, finish }: JobTools): Promise<boolean> {
  const payload = job.payload as ImportPayload;
  const survey = await new SurveyReader(db, job.companyId).writableDraft(payload.year);
  const { changes, skipped } = confirmed(await planOf(db, survey, payload), survey, payload);
  const after = statesAfter(survey, changes);
  const result: ImportResult = {
    fileName: payload.fileName,
    year: payload.year,
    saved: changes.map(({ question: { guid } }) => ({
      questionId: guid,
      status: after.get(guid)?.status ?? "not-answered",
    })),
    skipped,
  };
  return write(db, job.companyId, async (trx) => {
    if (await hasMovedSince(new SurveyReader(trx, job.companyId), survey)) return false;
    await storeChanges(trx, survey, changes, { by: job.createdBy, at: now().toISOString() });
    await finish(trx, { total: payload.chosen.length, modified: changes.length, result });
    return true;
  });
}

/**
 * The confirmed changes that may be saved on top of the revision that was shown, and the reasons against the others.
 */
function confirmed(plan: ImportPlan, survey: Survey, { chosen, filled }: ImportPayload) {
  const planned = new Map(plan.changes.map((change) => [change.question.guid, change]));
  const placeOf = (id: string) => filled.find(({ questionId }) => questionId === id)?.place;
  const skipped: FileIssue[] = [];
  const wanted: PlannedChange[] = [];
  for (const { questionId, revision } of chosen) {
    const change = planned.get(questionId);
    const place = placeOf(questionId);
    if (change) wanted.push({ ...change, revision });
    else if ((survey.answers[questionId]?.revision ?? 0) !== revision) {
      if (place) skipped.push({ place, questionId, element: null, code: "conflict" });
    } else skipped.push(...plan.issues.filter((issue) => issue.questionId === questionId));
  }
  const saving = saveRefusals(survey, wanted);
  return {
    changes: wanted.filter(({ question }) => !saving.refused.has(question.guid)),
    skipped: [...skipped, ...refusalIssues(wanted, saving)],
  };
}
