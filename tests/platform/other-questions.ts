import { randomUUID } from "node:crypto";
import type { Db } from "~/platform/scope";

/**
 * What was frozen or issued so far becomes of other questions than it was, as if content had changed since. They are
 * kept under a name of their own: under one name, questions never change.
 */
export async function asOfOtherQuestions(db: Db, change: (content: string) => string): Promise<void> {
  const now = await db.selectFrom("configuration").selectAll().executeTakeFirstOrThrow();
  const then = { ...now, sha256: randomUUID(), content: change(now.content) };
  await db.insertInto("configuration").values(then).execute();
  await db
    .updateTable("card_version")
    .set(({ fn, ref, val }) => ({
      snapshot: fn<string>("replace", [ref("snapshot"), val(now.sha256), val(then.sha256)]),
    }))
    .execute();
  await db
    .updateTable("verification")
    .set(({ fn, ref, val }) => ({
      candidate: fn<string>("replace", [ref("candidate"), val(now.sha256), val(then.sha256)]),
    }))
    .execute();
}
