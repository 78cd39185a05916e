import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { DAY_MS } from "~/domain/durations";
import { fileName } from "~/domain/files/file-name";
import type { InviteeRow } from "~/domain/people/invitees/invitee-rows";
import { nudgeJobs } from "../../../jobs/worker";
import type { Db, SignedInScope } from "../../../scope";
import { recordAudit } from "../../../store/audit";
import { countRowOutcomes, rowOutcomesOf } from "../../../store/accounts/invitation-outcomes";
import { profilesOf } from "../../../store/accounts/company-profiles";
import { confirmJob, findJob, insertJob, type Job, keepNewestWaiting } from "../../../store/jobs";
import { write } from "../../../store/write";
import type { UseCase } from "../../../use-case";
import { pageOf } from "../../users/paging";
import { wireRolesOf } from "../../users/present-user";
import { countList } from "../daily-limits";
import { inviteRefusal } from "../invite-one";
import { INVITE, type InvitePayload } from "./invite-job";
import { readList } from "./read-list";

/** Rows of a page. */
const PAGE = 100;

/** The most waiting lists of one person; a new one replaces the oldest. */
const MOST_WAITING = 3;

/** Addresses looked up in one transaction. */
const SLICE = 100;

type Progress = CallOutput<"user.invitationsProgress">;

/** Keeps a list with what is wrong with each row: nothing is sent. */
export const previewInvitations: UseCase<"user.previewInvitations"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const { text, people } = await readList(body, await profilesOf(db, session.companyId));
  const rows: InviteeRow[] = [];
  for (let from = 0; from < people.length; from += SLICE) {
    rows.push(...(await lookedUp(people.slice(from, from + SLICE), scope)));
  }
  const file = body.get("file");
  const id = randomUUID();
  const payload: InvitePayload = {
    fileName: file instanceof File ? fileName(file.name) : "",
    text,
    rows,
    secret: randomBytes(16).toString("hex"),
  };
  await write(db, session.companyId, async (trx) => {
    await keepNewestWaiting(trx, { createdBy: session.accountId, kind: INVITE }, MOST_WAITING - 1);
    const key = { id, companyId: session.companyId, kind: INVITE, createdBy: session.accountId };
    await insertJob(trx, { ...key, state: "waiting", payload, at: now().toISOString() });
  });
  return { id };
};

/** Rows with what is wrong with their addresses. */
const lookedUp = (rows: readonly InviteeRow[], { db, session, now }: SignedInScope): Promise<InviteeRow[]> =>
  write(db, session.companyId, async (trx) => {
    const all: InviteeRow[] = [];
    for (const row of rows) {
      const isGood = row.issues.length === 0;
      const asked = { email: row.email, again: false };
      const refusal = isGood ? await inviteRefusal(trx, asked, session, now()) : null;
      all.push(refusal ? { ...row, issues: [{ path: "email", code: refusal.code }] } : row);
    }
    return all;
  });

export const invitationsProgress: UseCase<"user.invitationsProgress"> = async ({ params, query }, scope) => {
  const job = await ownJob(params.id, scope);
  const { pageId } = query;
  if (job.state === "waiting") return waitingList(job, Number(pageId ?? 1), query.mark);
  const { outcomes, good } = await countRowOutcomes(scope.db, job.id);
  const { from, most, pagination } = pageOf(pageId, PAGE, outcomes);
  const rows = await rowOutcomesOf(scope.db, job.id, { from, most });
  const state = ({ fulfilled: "done", rejected: "failed" } as const)[job.state as "fulfilled"] ?? "running";
  return {
    ...shared(job),
    state,
    good,
    bad: outcomes - good,
    rows: rows.map((row) => ({ ...row, roles: null })),
    pagination,
    mark: null,
    backMark: null,
  };
};

/** The list as it was handed in, while it waits: what was sent is not sent again. */
export const invitationsText: UseCase<"user.invitationsText"> = async ({ params }, scope) => {
  const { state, payload } = await ownJob(params.id, scope);
  const text = state === "waiting" ? (payload as InvitePayload).text : undefined;
  if (text === undefined) throw new ApiError(404, "internal/not_found");
  return { text };
};

/** Lets the worker send the good rows. The job begins once: a second click finds it begun. */
export const confirmInvitations: UseCase<"user.confirmInvitations"> = async ({ params, body }, scope) => {
  const { db, session, now } = scope;
  await write(db, session.companyId, async (trx) => {
    const job = await ownJob(params.id, { ...scope, db: trx });
    if (job.state !== "waiting") return;
    const payload = job.payload as InvitePayload;
    if (!isSame(body.mark, markOf(payload, pagesOf(payload)))) {
      throw new ApiError(409, "internal/invitations_not_shown");
    }
    await countList(trx, session.companyId, now());
    const begun = await confirmJob(trx, job.id, payload, now().toISOString());
    const detail = `invite ${job.id}`;
    if (begun) await recordAudit(trx, scope, "people_change_started", { ...session, detail });
  });
  nudgeJobs(db);
  return {};
};

function waitingList(job: Job, page: number, given: string | undefined): Progress {
  const payload = job.payload as InvitePayload;
  const { from, most, pagination } = pageOf(String(page), PAGE, payload.rows.length);
  const isNext = page === 1 || isSame(given ?? "", markOf(payload, page - 1));
  const good = payload.rows.filter(({ issues }) => issues.length === 0).length;
  return {
    ...shared(job),
    state: "waiting",
    good,
    bad: payload.rows.length - good,
    rows: payload.rows.slice(from, from + most).map(({ line, email, name, surname, roles, issues }) => ({
      ...{ line, email, issues },
      person: `${name} ${surname}`.trim(),
      roles: roles && wireRolesOf(roles, false),
    })),
    pagination,
    mark: isNext && page <= pagesOf(payload) ? markOf(payload, page) : null,
    backMark: isNext && page > 2 ? markOf(payload, page - 2) : null,
  };
}

const shared = (job: Job) => ({
  fileName: ((job.result ?? job.payload) as { fileName?: string } | null)?.fileName ?? "",
  progress: job.progress,
  error: job.error,
  expiresAt: expiryOf(job),
});

const pagesOf = ({ rows }: InvitePayload): number => Math.ceil(rows.length / PAGE);

/** Proves that a page was shown after all pages before it. */
const markOf = ({ secret }: InvitePayload, page: number): string =>
  createHash("sha256").update(`${secret} ${page}`).digest("hex");

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

const expiryOf = ({ createdAt }: Job): string => new Date(Date.parse(createdAt) + DAY_MS).toISOString();

/** The caller's own list; a colleague's is not found, nor is one that was not confirmed in time. */
async function ownJob(id: string, { db, session, now }: SignedInScope & { db: Db }): Promise<Job> {
  const job = await findJob(db, { companyId: session.companyId, kind: INVITE, id });
  const isOver = job?.state === "waiting" && expiryOf(job) <= now().toISOString();
  if (job?.createdBy !== session.accountId || isOver) throw new ApiError(404, "internal/not_found");
  return job;
}
