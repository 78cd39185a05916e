import { log } from "~/log.server";
import { ApiError } from "~/api/errors";
import { diskTroubleOf } from "~/api/disk-trouble";
import { HOUR_MS } from "~/domain/durations";
import { storeRefusalOf } from "../disk/disk-errors";
import type { PlatformParts, Trx } from "../scope";
import { type AuditEvent, recordAudit } from "../store/audit";
import { leaseFrom, RENEWAL_MS } from "./lease";
import { tellJob, type HeldJob } from "../store/job-leases";
import { write } from "../store/write";
import type { JobKind, JobTools } from "./job-kind";

/** Another process has taken over the job: nothing this process does counts any more. */
class Lost extends Error {}

/** A job that the disk has failed for so long, in the time of one process, ends. */
const FAILING_MS = HOUR_MS;

/** Since when (ms) the disk fails jobs, by id. */
export type FailingJobs = Map<string, number>;

/**
 * Whether a job is over, or was put back: because the disk fails it, perhaps for one file only, or because no job can be
 * done now.
 */
type JobEnd = "over" | "disk fails it" | "put back";

/** Runs a job to its end, or puts it back if the process could not finish it. */
export async function runHeld(
  held: HeldJob,
  kind: JobKind | undefined,
  parts: PlatformParts,
  { ending, failing }: { ending: AbortSignal; failing: FailingJobs },
): Promise<JobEnd> {
  const { id } = held.job;
  const hand = holding(held, kind?.endEvent, parts);
  try {
    if (held.wasInterrupted) throw new ApiError(500, "internal/job_interrupted");
    if (!kind) throw new ApiError(501, "internal/not_implemented");
    await kind.run(held.job, hand.tools(ending));
    if (!hand.isOver()) throw new Error(`Job ${held.job.id} (${held.job.kind}) ended without an outcome`);
    failing.delete(id);
    return "over";
  } catch (error) {
    if (error instanceof Lost) return "over";
    if (!ending.aborted && diskTroubleOf(error) === "failing") {
      const now = parts.now().getTime();
      const since = failing.get(id) ?? now;
      failing.set(id, since);
      if (now - since < FAILING_MS) {
        await hand.putBack();
        return "disk fails it";
      }
      log.error(error, `The disk fails job ${id} (${held.job.kind})`);
      await hand.fail(new ApiError(503, "internal/job_disk_failing"));
    } else if (ending.aborted || storeRefusalOf(error) !== null) {
      await hand.putBack();
      return "put back";
    } else await hand.fail(error);
    failing.delete(id);
    return "over";
  } finally {
    hand.letGo();
  }
}

function holding(held: HeldJob, endEvent: AuditEvent | undefined, parts: PlatformParts) {
  const { db, now } = parts;
  let isOver = false;
  const at = () => now().toISOString();
  const noteEnd = async (trx: Trx, outcome: string) => {
    const { id, companyId, createdBy: accountId } = held.job;
    if (endEvent)
      await recordAudit(trx, parts, endEvent, { companyId, accountId, detail: `${id} ${outcome}` });
  };
  const tell = async (report: Omit<Parameters<typeof tellJob>[2], "until">, until: string | null) => {
    const isOurs = await write(db, null, async (trx) => {
      const isHeld = await tellJob(trx, held, { ...report, until }, at());
      if (isHeld && report.state === "rejected") await noteEnd(trx, report.error ?? "");
      return isHeld;
    });
    if (!isOurs) throw new Lost();
  };
  const nextLease = () => {
    const until = leaseFrom(now());
    held.leases = [...held.leases, until].slice(-5);
    return until;
  };
  const renewal = setInterval(() => {
    if (!isOver) tell({}, nextLease()).catch(() => undefined);
  }, RENEWAL_MS).unref();

  const tools = (ending: AbortSignal): JobTools => ({
    ...parts,
    ending,
    progress: (percent) => tell({ progress: Math.max(0, Math.min(99, Math.floor(percent))) }, nextLease()),
    holdOn() {
      const until = nextLease();
      return async (trx) => {
        if (!(await tellJob(trx, held, { until }, at()))) throw new Lost();
      };
    },
    async finish(trx, { total, modified, result }) {
      const report = { state: "fulfilled", progress: 100, error: null, payload: null, until: null } as const;
      if (!(await tellJob(trx, held, { ...report, total, modified, result }, at()))) throw new Lost();
      await noteEnd(trx, String(modified));
      isOver = true;
    },
  });

  return {
    tools,
    isOver: () => isOver,
    letGo: () => clearInterval(renewal),
    /** The worker's next look begins it again. */
    putBack: () => tell({ state: "pending", progress: 0, error: null }, null).catch(() => undefined),
    async fail(error: unknown) {
      if (!(error instanceof ApiError)) log.error(error, `Job ${held.job.id} (${held.job.kind}) failed`);
      const code = error instanceof ApiError ? error.message : "internal/error";
      await tell({ state: "rejected", error: code, payload: null }, null).catch(() => undefined);
    },
  };
}
