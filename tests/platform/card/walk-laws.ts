import canonicalize from "canonicalize";
import { expect } from "vitest";
import type { Item, Judgement } from "~/domain/card/card-life";
import { isSameItem } from "~/domain/card/judgements";
import type { Answer } from "~/domain/question/answer";
import { storageOf } from "~/platform/storage/storage";
import { findVerification } from "~/platform/store/verifications";
import { sealed } from "~/platform/card/sealed";
import type { Snapshot } from "~/platform/store/versions";
import type { World } from "../world";
import type { Walk } from "./walking";

/** The walk's own memory. */
export interface Seen {
  /** Refusals, endings, issues. */
  said: Set<string>;
  /** Issued versions, as they were when they were seen first. */
  versions: Map<string, string>;
  /** The files of those versions. */
  files: Set<string>;
}

const DAY_MS = 24 * 3600 * 1000;

export async function lawsAfter({ given: { world, companyId }, seen }: Walk): Promise<void> {
  await neverTwiceADay(world, companyId, seen);
  await losesNoAnswer(world, companyId);
  await oneThingAtATime(world, companyId, seen);
}

/** No two versions within 24 hours, each one for ever as it was issued, with its files. */
async function neverTwiceADay(world: World, companyId: string, seen: Seen): Promise<void> {
  const versions = await world.db
    .selectFrom("card_version")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("issued_at")
    .execute();
  const times = versions.map(({ issued_at }) => Date.parse(issued_at));
  times
    .slice(1)
    .forEach((time, index) => expect(time - (times[index] ?? time)).toBeGreaterThanOrEqual(DAY_MS));
  for (const version of versions) {
    expect(seen.versions.get(version.id) ?? version.snapshot).toBe(version.snapshot);
    if (seen.versions.has(version.id)) continue;
    seen.versions.set(version.id, version.snapshot);
    seen.said.add(`issued ${version.certification_level}`);
    expect(sealed(JSON.parse(version.snapshot)).sha256).toBe(version.sha256);
    const { id, issuedAt, expiresAt, certification, ...frozen } = JSON.parse(version.snapshot) as Snapshot;
    frozen.attachments.forEach((file) => seen.files.add(file.id));
    expect([id, issuedAt, expiresAt]).toEqual([version.id, version.issued_at, version.expires_at]);
    expect(frozen.draftRevision).toBe(version.draft_revision);
    if (version.certification_level > 1) await isWhatWasFrozen(world, version.id, frozen, certification);
  }
  expect(seen.versions.size).toBe(versions.length);
  const storage = storageOf(world.parts.settings);
  for (const id of seen.files) expect(await storage.read(id)).not.toBeNull();
}

/**
 * A verified version has the content frozen when its verification was opened, and all of it was accepted, for level 3
 * also in depth.
 */
async function isWhatWasFrozen(
  world: World,
  versionId: string,
  frozen: Omit<Snapshot, "id" | "issuedAt" | "expiresAt" | "certification">,
  certification: Snapshot["certification"],
): Promise<void> {
  const row = await world.db
    .selectFrom("verification")
    .select(["id", "candidate", "sha256", "opened_at", "level", "ending"])
    .where("version_id", "=", versionId)
    .executeTakeFirstOrThrow();
  expect(canonicalize(frozen)).toBe(row.candidate);
  expect(sealed(frozen).sha256).toBe(row.sha256);
  const { dataAsOf = "", verifiedAnswers } = certification ?? {};
  expect(certification).toMatchObject({ level: row.level, dataAsOf: frozen.basis?.dataAsOf });
  expect(Date.parse(dataAsOf)).toBeLessThanOrEqual(Date.parse(row.opened_at));
  expect(verifiedAnswers).toBe(frozen.basis?.answers);
  expect(row.ending).toBe("issued");
  const { items = [], judgements = [] } = (await findVerification(world.db, row.id)) ?? {};
  const isLast = ({ phase }: Judgement) => row.level < 3 || phase === "in_depth";
  const accepted = (item: Item) =>
    judgements.some((one) => isSameItem(one, item) && one.verdict === "accepted" && isLast(one));
  expect(items.filter((item) => !accepted(item))).toEqual([]);
}

/** Every answer's history is whole: from nothing, each change on top of the one before, up to what is stored now. */
async function losesNoAnswer(world: World, companyId: string): Promise<void> {
  const changes = await world.db
    .selectFrom("answer_change")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("id")
    .execute();
  const answers = await world.db
    .selectFrom("answer")
    .selectAll()
    .where("company_id", "=", companyId)
    .execute();
  expect(new Set(changes.map(keyOf)).size).toBe(answers.length);
  for (const answer of answers) {
    const chain = changes.filter((change) => keyOf(change) === keyOf(answer));
    expect(chain.map(({ revision }) => revision)).toEqual(chain.map((_, index) => index + 1));
    expect(chain).toHaveLength(answer.revision);
    chain.forEach(({ before }, index) => {
      const last = chain[index - 1]?.after;
      expect(before === null ? null : said(before)).toEqual(last === undefined ? null : said(last));
    });
    const { elements, explanation, attachments } = answer;
    expect(said(chain.at(-1)?.after ?? "{}")).toMatchObject({
      elements: JSON.parse(elements) as object,
      explanation,
      attachments: JSON.parse(attachments) as string[],
    });
  }
}

const keyOf = ({ year, question_id }: { year: number; question_id: string }) => `${year} ${question_id}`;

/** Without the edition: a walk revises a question by setting the edition of the stored answer alone. */
function said(text: string): Answer {
  const { fileNames: _, edition: __, ...answer } = JSON.parse(text) as Answer & Record<string, unknown>;
  return answer;
}

/** A verification or a restore, never both, and the home page says so. */
async function oneThingAtATime(world: World, companyId: string, seen: Seen): Promise<void> {
  const verifications = await world.db
    .selectFrom("verification")
    .select(["ending"])
    .where("company_id", "=", companyId)
    .execute();
  for (const { ending } of verifications) if (ending !== null) seen.said.add(ending);
  const jobs = await world.db
    .selectFrom("job")
    .select(["state", "modified"])
    .where("company_id", "=", companyId)
    .where("kind", "=", "answers-copy")
    .execute();
  if (jobs.some(({ state, modified }) => state === "fulfilled" && modified > 0)) seen.said.add("restored");
  const open = verifications.filter(({ ending }) => ending === null).length;
  const atWork = jobs.filter(({ state }) => state === "pending" || state === "running").length;
  expect(open + atWork).toBeLessThanOrEqual(1);
}
