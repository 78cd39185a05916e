import type { AccessChange, AccessRefusal } from "~/domain/people/access-change";
import { DAY_MS } from "~/domain/durations";
import { doItems } from "../../jobs/item-slices";
import type { JobKind } from "../../jobs/job-kind";
import type { Trx } from "../../scope";
import type { Person } from "../../store/accounts/people";
import { addOutcomes, countOutcomes } from "../../store/accounts/change-outcomes";
import { makeChange } from "./make-change";

export const CHANGE = "people-change";

export interface ChangePayload {
  change: AccessChange;
  /** Everyone who was shown; who was shown as left out is left out, whatever has changed since. */
  people: PlannedPerson[];
}

export interface PlannedPerson {
  person: Pick<Person, "id" | "email" | "name" | "surname" | "state">;
  refusal: AccessRefusal | null;
}

/** Kept from the start: a change that fails has a page of what became of its people too. */
export interface ChangeResult {
  kind: AccessChange["kind"];
}

/** Makes a confirmed change to many people; a restart goes on after the last one. */
export const changeKind: JobKind = {
  endEvent: "people_change_ended",
  keptMs: { waiting: DAY_MS, over: DAY_MS },
  async run(job, tools) {
    const { change, people } = job.payload as ChangePayload;
    const actor = { accountId: job.createdBy, companyId: job.companyId };
    const result: ChangeResult = { kind: change.kind };
    const work = async (trx: Trx, slice: readonly PlannedPerson[], from: number) => {
      const ids = slice.filter(({ refusal }) => refusal === null).map(({ person }) => person.id);
      const made = await makeChange(trx, ids, change, actor, tools);
      const became = new Map(made.map(({ person, refusal }) => [person.id, refusal]));
      const outcomes = slice.map(({ person, refusal: planned }) => {
        const refusal = became.get(person.id);
        return { person, refusal: planned ?? (refusal === undefined ? ("gone" as const) : refusal) };
      });
      await addOutcomes(trx, job.id, from, outcomes);
      return outcomes.filter(({ refusal }) => refusal === null).length;
    };
    const { outcomes, changed: good } = await countOutcomes(tools.db, job.id);
    await doItems(job, { items: people, reached: { outcomes, good }, work, result }, tools);
  },
};
