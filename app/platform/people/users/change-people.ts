import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { type PeopleChange, rolesOf } from "~/api/contract/people";
import type { AccessChange } from "~/domain/people/access-change";
import { nudgeJobs } from "../../jobs/worker";
import type { Db, SignedInScope } from "../../scope";
import { recordAudit } from "../../store/audit";
import { countOutcomes, outcomesOf } from "../../store/accounts/change-outcomes";
import { findJob, insertJob } from "../../store/jobs";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { CHANGE, type ChangePayload, type ChangeResult, type PlannedPerson } from "./change-job";
import { filterOf } from "./list-users";
import { pageOf } from "./paging";
import { type Chosen, type Concerned, markOf, planChange, presentConcerned } from "./plan-change";

const PAGE_LENGTH = 250;

const changeOf = (change: PeopleChange): AccessChange =>
  change.kind === "roles" ? { kind: "roles", roles: rolesOf(change.roles) } : change;

interface Choice {
  ids?: string[] | undefined;
  filter?: Parameters<typeof filterOf>[0] | undefined;
}

const chosenOf = ({ ids, filter }: Choice, scope: SignedInScope): Chosen => ({
  ids,
  filter: filter && filterOf(filter, scope),
});

/** Whom a change would reach and whom it leaves out, the latter first. */
export const planPeopleChange: UseCase<"user.planChange"> = async ({ body }, scope) => {
  const planned = await planChange(scope.db, chosenOf(body, scope), changeOf(body.change), scope);
  const excluded = planned.filter(({ refusal }) => refusal !== null);
  const affected = planned.filter(({ refusal }) => refusal === null);
  const { from, most, pagination } = pageOf(body.pageId, PAGE_LENGTH, planned.length);
  return {
    people: [...excluded, ...affected].slice(from, from + most).map(presentConcerned),
    pagination,
    affected: affected.length,
    excluded: excluded.length,
    mark: markOf(planned),
  };
};

const plannedOf = ({ person: { id, email, name, surname, state }, refusal }: Concerned): PlannedPerson => ({
  person: { id, email, name, surname, state },
  refusal,
});

/**
 * Begins the change that was shown. Its rows are made by the worker, so that a large one holds up nobody. A repeated
 * request, known by its key, is answered with the change that it has begun.
 */
export const startPeopleChange: UseCase<"user.startChange"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const change = changeOf(body.change);
  const id = body.idempotencyKey ?? randomUUID();
  if (await isBegun(db, { companyId: session.companyId, id, kind: change.kind })) return { id };
  const planned = await planChange(db, chosenOf(body, scope), change, scope);
  if (markOf(planned) !== body.mark) throw new ApiError(409, "internal/people_moved");
  const payload: ChangePayload = { change, people: planned.map(plannedOf) };
  await write(db, session.companyId, async (trx) => {
    const key = { id, companyId: session.companyId, kind: CHANGE, createdBy: session.accountId };
    const result: ChangeResult = { kind: change.kind };
    if (await insertJob(trx, { ...key, state: "pending", payload, result, at: now().toISOString() })) {
      await recordAudit(trx, scope, "people_change_started", { ...session, detail: `${change.kind} ${id}` });
    } else if (!(await isBegun(trx, { ...key, kind: change.kind }))) {
      throw keyOfAnother();
    }
  });
  nudgeJobs(db);
  return { id };
};

/** Whether a request with this key has begun a change; 422 when that was one of another kind. */
async function isBegun(
  db: Db,
  { companyId, id, kind }: { companyId: string; id: string; kind: PeopleChange["kind"] },
): Promise<boolean> {
  const job = await findJob(db, { companyId, kind: CHANGE, id });
  if (job && (job.result as ChangeResult).kind !== kind) throw keyOfAnother();
  return job !== undefined;
}

const keyOfAnother = () =>
  new ApiError(422, "internal/invalid_input", [{ path: "idempotencyKey", code: "not_acceptable" }]);

export const peopleChangeProgress: UseCase<"user.changeProgress"> = async ({ params, query }, scope) => {
  const { db, session } = scope;
  const job = await findJob(db, { companyId: session.companyId, kind: CHANGE, id: params.id });
  if (!job) throw new ApiError(404, "internal/not_found");
  const { outcomes, changed } = await countOutcomes(db, job.id);
  const { from, most, pagination } = pageOf(query.pageId, PAGE_LENGTH, outcomes);
  return {
    kind: (job.result as ChangeResult).kind,
    progress: job.progress,
    isOver: job.state === "fulfilled" || job.state === "rejected",
    error: job.error,
    done: changed,
    left: outcomes - changed,
    people: (await outcomesOf(db, job.id, { from, most })).map(presentConcerned),
    pagination,
  };
};
