import type { AccessRefusal } from "~/domain/people/access-change";
import type { PersonState } from "~/domain/people/person-state";
import type { Db, Trx } from "../../scope";

interface Outcome {
  person: { id: string; email: string; name: string; surname: string; state: PersonState };
  refusal: AccessRefusal | null;
}

/** Stores what became of the next people of a change, from a position on. */
export async function addOutcomes(
  trx: Trx,
  jobId: string,
  from: number,
  outcomes: readonly Outcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await trx
    .insertInto("change_outcome")
    .values(
      outcomes.map(({ person, refusal }, index) => ({
        job_id: jobId,
        position: from + index,
        person_id: person.id,
        email: person.email,
        name: person.name,
        surname: person.surname,
        state: person.state,
        refusal,
      })),
    )
    .execute();
}

/** How many people a change has come to, and for how many it was made. */
export async function countOutcomes(db: Db, jobId: string): Promise<{ outcomes: number; changed: number }> {
  const row = await db
    .selectFrom("change_outcome")
    .select(({ fn }) => fn.countAll<number>().as("outcomes"))
    .select(({ fn }) => fn.count<number>("position").filterWhere("refusal", "is", null).as("changed"))
    .where("job_id", "=", jobId)
    .executeTakeFirstOrThrow();
  return { outcomes: Number(row.outcomes), changed: Number(row.changed) };
}

/** What became of people, those that were left out first. */
export async function outcomesOf(
  db: Db,
  jobId: string,
  { from, most }: { from: number; most: number },
): Promise<Outcome[]> {
  const rows = await db
    .selectFrom("change_outcome")
    .selectAll()
    .where("job_id", "=", jobId)
    .orderBy((eb) => eb.case().when("refusal", "is", null).then(1).else(0).end())
    .orderBy("position")
    .limit(most)
    .offset(from)
    .execute();
  return rows.map(({ person_id, email, name, surname, state, refusal }) => ({
    person: { id: person_id, email, name, surname, state },
    refusal,
  }));
}
