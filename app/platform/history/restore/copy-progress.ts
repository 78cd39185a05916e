import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { RESTORE } from "../../card/load-card";
import { findJob, type JobState } from "../../store/jobs";
import type { UseCase } from "../../use-case";
import type { RestoreResult } from "./restore-job";

type RestoreProgress = CallOutput<"survey.copyProgress">;

/** The states of spec §4: a restore is idle until a worker starts it. */
const STATUS = {
  waiting: "idle",
  pending: "idle",
  running: "pending",
  fulfilled: "fulfilled",
  rejected: "rejected",
} as const satisfies Record<JobState, RestoreProgress["status"]>;

/** The progress of a restore, for every user of the company whose draft it changes. */
export const copyProgress: UseCase<"survey.copyProgress"> = async ({ params }, { db, session }) => {
  const job = await findJob(db, { companyId: session.companyId, kind: RESTORE, id: params.id });
  if (!job) throw new ApiError(404, "internal/not_found");
  const status = STATUS[job.state];
  const isOver = status === "fulfilled" || status === "rejected";
  const result = job.result as RestoreResult | null;
  return {
    progress: job.progress,
    totalAnswers: job.total,
    modifiedAnswers: job.modified,
    companyScoring: null,
    status,
    error: job.error,
    endedAt: isOver ? job.updatedAt : null,
    ...result,
  };
};
