import type { Issue } from "~/domain/issues";
import type { Db, Trx } from "../../scope";

interface RowOutcome {
  line: number;
  email: string;
  name: string;
  surname: string;
  issues: Issue[];
}

const NO_ISSUES = "[]";

/** Stores what became of the next rows of a list, from a position on. */
export async function addRowOutcomes(
  trx: Trx,
  jobId: string,
  from: number,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await trx
    .insertInto("invitation_outcome")
    .values(
      outcomes.map(({ line, email, name, surname, issues }, index) => ({
        job_id: jobId,
        position: from + index,
        line,
        email,
        person: `${name} ${surname}`.trim(),
        issues: JSON.stringify(issues),
      })),
    )
    .execute();
}

/** How many rows a list has come to, and how many of them were sent. */
export async function countRowOutcomes(db: Db, jobId: string): Promise<{ outcomes: number; good: number }> {
  const row = await db
    .selectFrom("invitation_outcome")
    .select(({ fn }) => fn.countAll<number>().as("outcomes"))
    .select(({ fn }) => fn.count<number>("position").filterWhere("issues", "=", NO_ISSUES).as("good"))
    .where("job_id", "=", jobId)
    .executeTakeFirstOrThrow();
  return { outcomes: Number(row.outcomes), good: Number(row.good) };
}

/** What became of rows, those that were not sent first. */
export async function rowOutcomesOf(
  db: Db,
  jobId: string,
  { from, most }: { from: number; most: number },
): Promise<{ line: number; email: string; person: string; issues: Issue[] }[]> {
  const rows = await db
    .selectFrom("invitation_outcome")
    .select(["line", "email", "person", "issues"])
    .where("job_id", "=", jobId)
    .orderBy((eb) => eb.case().when("issues", "=", NO_ISSUES).then(1).else(0).end())
    .orderBy("position")
    .limit(most)
    .offset(from)
    .execute();
  return rows.map((row) => ({ ...row, issues: JSON.parse(row.issues) as Issue[] }));
}
