import { CLASSES } from "~/domain/question/question";
import { wholePoints } from "~/domain/scoring/whole-points";
import { act } from "../../card/act";
import { loadCard } from "../../card/load-card";
import { removeDropped } from "../../storage/storage";
import type { JobKind, JobTools } from "../../jobs/job-kind";
import type { Trx } from "../../scope";
import type { Job } from "../../store/jobs";
import { write } from "../../store/write";
import { storeChanges } from "../../survey/store-changes";
import { questionOf, type Survey } from "../../survey/survey";
import { SurveyReader } from "../../survey/survey-reader";
import { scoreOf } from "../../survey/survey-score";
import { takePosition } from "../take-position";
import { loadSource } from "./load-source";
import { planCopy } from "./plan-copy";
import { planRestore } from "./plan-restore";
import { countsOf, emptiedBy, toConfirm } from "./planned";
import type { RestorePayload, RestoreResult } from "./restore-job";
import { DAY_MS } from "~/domain/durations";

/** Restores, or copies, in one transaction: all answers, or none. */
export const restoreKind: JobKind = {
  endEvent: "restore_ended",
  keptMs: { waiting: DAY_MS, over: 30 * DAY_MS },
  async run(job, tools) {
    await tools.progress(10);
    tools.ending.throwIfAborted();
    const dropped = await write(tools.db, job.companyId, (trx) => change(trx, job, tools));
    await removeDropped(tools.settings, dropped);
  },
};

/** Returns the ids of files whose bytes are deleted after the transaction. */
async function change(
  trx: Trx,
  { companyId, createdBy, payload }: Job,
  { now, finish }: JobTools,
): Promise<string[]> {
  const request = payload as RestorePayload;
  const reader = new SurveyReader(trx, companyId);
  const survey = await reader.writableDraft(request.year);
  const source = await loadSource(reader, survey.year, request);
  const planned = source.isOwn
    ? await planRestore(trx, survey, source.side, request.answersList)
    : planCopy(survey, source, request.answersList);
  const changes = planned.changes.map(({ question, answer, edition }) => ({
    question: questionOf(survey, question),
    answer,
    edition,
  }));

  const context = { by: createdBy, at: now().toISOString() };
  // A draft that does not change needs no saved position.
  if (changes.length > 0) await takePosition(trx, survey, { type: "before_restore", name: null, ...context });
  const { dropped } = await storeChanges(trx, survey, changes, context);

  const { totalAnswers: total, modifiedAnswers: modified } = countsOf(planned);
  const card = await loadCard(reader);
  await act(trx, card, { kind: "restore_finish", modifiedAnswers: modified }, context);
  const result: RestoreResult = {
    source: source.shown,
    emptied: emptiedBy(planned),
    skipped: planned.skipped,
    toConfirm: toConfirm(survey, planned).size,
    filesGone: planned.filesGone,
    companyScoring: classPoints(await new SurveyReader(trx, companyId).draft()),
  };
  await finish(trx, { total, modified, result });
  return dropped;
}

/** The points of each class, rounded as the totals are shown; null where no question of the class applies. */
function classPoints(survey: Survey): Record<string, number | null> {
  const { levels } = scoreOf(survey).score;
  return Object.fromEntries(
    CLASSES.map((id) => [id, levels[id].actual < 0 ? null : wholePoints(levels[id].actual)]),
  );
}
