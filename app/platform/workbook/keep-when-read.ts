import { log } from "~/log.server";
import { ApiError, normaliseError } from "~/api/errors";
import { leaseFrom, RENEWAL_MS } from "../jobs/lease";
import { LIMITS } from "../quarantine/limits";
import type { Db, SignedInScope, Trx } from "../scope";
import { holdWaiting, type Job, readWaiting, rejectWaiting } from "../store/jobs";
import { write } from "../store/write";
import type { FailedReading, UploadedFile } from "./import-job";

type Keeping = Pick<SignedInScope, "db" | "session" | "now">;

/** The workbooks that are being handed in, and the readings that go on after their requests were answered. */
const underWay = new WeakMap<Db, Set<Promise<void>>>();

/** Puts what is read, or why it was refused, into the import that its owner is looking at. */
export const keepWhenRead = (id: string, reading: Promise<UploadedFile>, scope: Keeping): void =>
  register(
    scope.db,
    keep(id, reading, scope).catch((error: unknown) => log.error(error, `Import ${id} was not kept`)),
  );

/** What `allKept` waits for: the handing in of a workbook too, whose browser may have gone away. */
export function register(db: Db, work: Promise<unknown>): void {
  const all = underWay.get(db) ?? new Set();
  underWay.set(db, all);
  const ended = work.then(
    () => void all.delete(ended),
    () => void all.delete(ended),
  );
  all.add(ended);
}

/** Resolves when every workbook that was handed in is read and kept, or refused. */
export async function allKept(db: Db): Promise<void> {
  const all = underWay.get(db) ?? new Set<Promise<void>>();
  while (all.size > 0) await Promise.all(all);
}

async function keep(
  id: string,
  reading: Promise<UploadedFile>,
  { db, session, now }: Keeping,
): Promise<void> {
  const at = () => now().toISOString();
  const change = (to: (trx: Trx) => Promise<void>) => write(db, session.companyId, to);
  const renewal = setInterval(() => {
    const until = leaseFrom(now());
    // It waits for no other change of the company.
    write(db, null, (trx) => holdWaiting(trx, id, until)).catch(() => undefined);
  }, RENEWAL_MS).unref();
  return reading
    .finally(() => clearInterval(renewal))
    .then(
      (payload) => change((trx) => readWaiting(trx, id, payload, at())),
      (error: unknown) => {
        if (!(error instanceof ApiError)) log.error(error, `The workbook of import ${id} was not read`);
        const refusal = refusalOf(error);
        return change((trx) => rejectWaiting(trx, id, refusal, at()));
      },
    );
}

/** Where the server had to end, or could start no process, the fault is not the file's. */
function refusalOf(error: unknown): { error: string; result: FailedReading } {
  const { status, message, errors } = normaliseError(error);
  const issue = errors[0] ?? null;
  const result: FailedReading = { issue: issue && { code: issue.code, params: issue.params } };
  return { error: status === 503 && issue === null ? UNREAD : message, result };
}

/** A workbook that was handed in whole and never read. */
export const UNREAD = "internal/workbook_unread";

/** A server of before holds nothing by a lease: longer ago, the process that was reading was killed. */
const LONGEST_MS = LIMITS.queue.importMilliseconds + 60_000;

/** The process that was reading it was killed. */
export function isAbandoned({ leaseUntil, createdAt }: Job, now: Date): boolean {
  const until = leaseUntil === null ? Date.parse(createdAt) + LONGEST_MS : Date.parse(leaseUntil);
  return until <= now.getTime();
}
