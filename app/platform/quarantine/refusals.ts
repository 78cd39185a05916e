import { log } from "~/log.server";
import { diskTroubleOf } from "~/api/disk-trouble";
import { ApiError } from "~/api/errors";
import type { ErrorCode } from "~/api/error-codes";
import type { Outcome } from "./handover";
import type { Order, Subject } from "./work-kind";

const RETRY_SECONDS = 30;

/** Its turn did not come in time, or the queue is full. */
export const stillQueued = ({ path, name }: Subject, ahead: number) =>
  new ApiError(
    503,
    "internal/files_queued",
    [{ path, code: "files_queued", params: { name, ahead: String(ahead) } }],
    RETRY_SECONDS,
  );

/** The fault is ours: no process could be started, or the server is ending. */
export const notPossibleNow = () => new ApiError(503, "internal/unavailable", [], RETRY_SECONDS);

/**
 * What the work returned, or its refusal thrown. Work that was stopped, or that its process died of, is refused and not
 * tried again: a second try would end the same way. An error over a foreign file is such a refusal too; the log has it.
 * What the disk did not let be done is the error of the disk.
 */
export function valueOf(outcome: Outcome | null, { file, subject }: Order<unknown>): unknown {
  if (outcome !== null && "value" in outcome) return outcome.value;
  if (outcome !== null && "refusal" in outcome) {
    const { status, code, errors } = outcome.refusal;
    throw new ApiError(status, code as ErrorCode, errors);
  }
  if (outcome !== null) {
    log.error({ err: outcome.error }, "Work in the quarantine failed");
    const ofDisk = Object.assign(new Error("The disk kept the work from being done"), {
      code: outcome.diskCode,
    });
    if (diskTroubleOf(ofDisk) !== null) throw ofDisk;
  }
  throw file === undefined ? notPossibleNow() : overBudget(subject);
}

const overBudget = ({ path, name }: Subject) =>
  new ApiError(422, "internal/file_over_budget", [{ path, code: "file_over_budget", params: { name } }]);
