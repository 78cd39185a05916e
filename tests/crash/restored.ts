import { isDeepStrictEqual } from "node:util";
import { RESTORE } from "~/platform/card/load-card";
import type { Db } from "~/platform/scope";
import { contentOf, loadYearAndBefore, type StoredAnswers } from "~/platform/store/answers";
import { findPosition } from "~/platform/store/saved-positions";

export const COMPANY = "00000000-0000-4000-8000-000000000003";
export const YEAR = 2025;

export type Found = Awaited<ReturnType<typeof found>>;

/** Everything that a restore writes. */
export async function found(db: Db) {
  const rows = await db.selectFrom("saved_position").select("id").where("company_id", "=", COMPANY).execute();
  const positions = await Promise.all(rows.map(({ id }) => findPosition(db, COMPANY, id)));
  const kept = await db.selectFrom("kept_attachment").selectAll().execute();
  const job = await db
    .selectFrom("job")
    .selectAll()
    .where("company_id", "=", COMPANY)
    .where("kind", "=", RESTORE)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const draft = await db
    .selectFrom("draft")
    .select("revision")
    .where("company_id", "=", COMPANY)
    .where("year", "=", YEAR)
    .executeTakeFirstOrThrow();
  const changes = await db
    .selectFrom("answer_change")
    .select(["question_id", "revision"])
    .where("company_id", "=", COMPANY)
    .where("year", "=", YEAR)
    .orderBy("id")
    .execute();
  const { answers } = await loadYearAndBefore(db, COMPANY, YEAR, []);
  return { positions, kept, job: job ?? null, draft: draft.revision, changes, answers };
}

/** As it was before: nothing was kept or copied, and the job is not done. */
export const isBefore = (then: Found, now: Found): boolean =>
  now.positions.length === then.positions.length &&
  now.kept.length === then.kept.length &&
  now.draft === then.draft &&
  now.changes.length === then.changes.length &&
  isDeepStrictEqual(now.answers, then.answers) &&
  (now.job?.state !== "fulfilled" || now.job.id === then.job?.id);

/** All of it: the draft of before is kept with its files, each answer was changed once, and the job is done. */
export function isAfter(then: Found, now: Found, source: StoredAnswers, changed: readonly string[]): boolean {
  const old = new Set(then.positions.map((position) => position?.id));
  const [position, ...more] = now.positions.filter((one) => !old.has(one?.id));
  const kept = now.kept.filter(({ keeper_id }) => keeper_id === position?.id);
  const files = Object.values(then.answers).flatMap(({ attachments }) => attachments);
  const before = Object.entries(then.answers).map(
    ([guid, answer]) => [guid, { ...contentOf(answer), edition: answer.edition }] as const,
  );
  return (
    position?.type === "before_restore" &&
    more.length === 0 &&
    isDeepStrictEqual(position.answers, Object.fromEntries(before)) &&
    isDeepStrictEqual(kept.map((one) => one.attachment_id).sort(), files.sort()) &&
    changed.every((guid) => isCopied(guid, then, now, source)) &&
    now.changes.length === then.changes.length + changed.length &&
    isChain(now) &&
    now.draft > then.draft &&
    now.job?.state === "fulfilled" &&
    now.job.modified === changed.length
  );
}

function isCopied(guid: string, then: Found, now: Found, source: StoredAnswers): boolean {
  const copied = now.answers[guid];
  return (
    isDeepStrictEqual(copied?.elements, source[guid]?.elements) &&
    copied?.revision === (then.answers[guid]?.revision ?? 0) + 1
  );
}

/** The history has every change of every answer once. */
function isChain({ changes, answers }: Found): boolean {
  return Object.entries(answers).every(([guid, { revision }]) => {
    const revisions = changes.filter(({ question_id }) => question_id === guid).map((one) => one.revision);
    return isDeepStrictEqual(
      revisions,
      Array.from({ length: revision }, (_, index) => index + 1),
    );
  });
}
