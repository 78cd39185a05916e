import pg from "pg";
import { expect } from "vitest";
import { waitingForLocks } from "./databases";

/** Which row work stands still at, in words of PostgreSQL. */
interface HeldRow {
  /** As a trigger says it: "insert on mail". */
  change: string;
  /** Of `new` or `old`. */
  condition: string;
}

/** Lets work be done that stands still where it changes such a row; `isHeld` resolves once it does. It goes on, or is undone, at the end. */
export async function heldAtRow<T>(
  url: string,
  { change, condition }: HeldRow,
  work: (isHeld: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query(`create function wait_for_test() returns trigger language plpgsql as
    'begin if ${condition.replaceAll("'", "''")} then perform pg_advisory_xact_lock(1); end if;
     return coalesce(new, old); end'`);
  await holder.query(
    `create trigger wait_for_test before ${change} for each row execute function wait_for_test()`,
  );
  await holder.query("select pg_advisory_lock(1)");
  try {
    return await work(async () => {
      await expect.poll(() => waitingForLocks(holder)).toBe(1);
    });
  } finally {
    await holder.query("select pg_advisory_unlock(1)");
    // It waits until what the work had begun is done or undone.
    await holder.query("drop function wait_for_test cascade");
    await holder.end();
  }
}
