import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { CallOutput } from "~/api/contract";
import type { SealedBasis } from "~/api/contract/card-basis";
import type { Answer } from "~/domain/question/answer";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";
import type { StoredAttachment } from "./attachments";
import type { essentialsOf } from "./companies";
import { type EngineName, engineOf } from "./engines/engine-of";
import { jsonInSql } from "./engines/json-in-sql";
import { keptQuery } from "./kept/kept-query";

/** A version without its snapshot, which may be large. */
export interface IssuedVersion {
  id: string;
  year: number;
  number: number;
  draftRevision: number;
  issuedAt: string;
  expiresAt: string;
  /** Of its canonical JSON. */
  sha256: string;
  certification: { level: number; date: string; body: string | null; dataAsOf: string };
}

/** More than any group of companies has, and all the parameters one statement may take. */
const MOST_COMPANIES = 400;

/** The versions of a company, newest first; of one year when given. */
export async function issuedVersions(
  handle: Db | Trx,
  companyId: string,
  year: number | null = null,
): Promise<IssuedVersion[]> {
  const rows = await headsOf(handle, { companyId, year });
  return rows.map(versionOf);
}

/** All versions of a company, newest first, and the face of the newest one, in one read. */
export async function versionsAndFace(
  handle: Db | Trx,
  companyId: string,
): Promise<{ versions: IssuedVersion[]; face: CardFace | null }> {
  const rows = await headsAndFace(handle, { companyId });
  const [newest] = rows;
  return {
    versions: rows.map(versionOf),
    face: newest?.face ? (JSON.parse(newest.face) as CardFace) : null,
  };
}

export const HEAD = [
  "id",
  "year",
  "number",
  "draft_revision",
  "issued_at",
  "expires_at",
  "certification_level",
  "certification_body",
  "data_as_of",
  "sha256",
] as const;

const heads = (handle: Db | Trx, companyId: string) =>
  handle
    .selectFrom("card_version")
    .select(HEAD)
    .where("company_id", "=", companyId)
    .orderBy("issued_at", "desc")
    .orderBy("number", "desc");

const headsOf = keptQuery((handle, { companyId, year }: { companyId: string; year: number | null }) =>
  heads(handle, companyId).$if(year !== null, (query) => query.where("year", "=", year as number)),
);

/** The store takes it out of the snapshot: reading the whole one would cost ten times as much. */
export function faceOfSnapshot(engine: EngineName): RawBuilder<string> {
  const json = jsonInSql(engine);
  const level = (id: ScoredClass) => json.without(json.at("snapshot", levelPath(id)), "areas");
  return json.text(
    json.object({
      registry: json.at("snapshot", "registry"),
      basis: json.at("snapshot", "basis"),
      progress: json.at("snapshot", "progress"),
      certification: json.at("snapshot", "certification"),
      levels: json.object(Object.fromEntries(CLASSES.map((id) => [id, level(id)]))),
    }),
  );
}

const levelPath = (id: ScoredClass) => `versioned.scoring.levels.${id}`;

const headsAndFace = keptQuery((handle, { companyId }: { companyId: string }) => {
  const isNewest = sql<boolean>`row_number() over (order by issued_at desc, number desc) = 1`;
  const face = sql<string | null>`case when ${isNewest} then ${faceOfSnapshot(engineOf(handle))} end`;
  return heads(handle, companyId).select(face.as("face"));
});

export const versionOf = (
  row: Pick<Selectable<Database["card_version"]>, (typeof HEAD)[number]>,
): IssuedVersion => ({
  id: row.id,
  year: row.year,
  number: row.number,
  draftRevision: row.draft_revision,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  sha256: row.sha256,
  certification: {
    level: row.certification_level,
    date: row.issued_at,
    body: row.certification_body,
    dataAsOf: row.data_as_of ?? row.issued_at,
  },
});

type IssuedLevel = { actual: number; max: number; areas?: Levels["start_small"]["areas"] };

/** The scores of one card; the points of its questions only where it did not seal what its classes cover. */
export interface IssuedScores {
  levels: Record<ScoredClass, IssuedLevel>;
  coverage: SealedBasis["coverage"] | null;
}

/** The scores of these versions of a company, by id. The store takes them out of the snapshots, which may be large. */
export async function scoresOfVersions(
  handle: Db | Trx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, IssuedScores>> {
  if (ids.length === 0) return new Map();
  const rows = await scores(handle, { companyId, ids });
  return new Map(rows.map(({ id, scores }) => [id, JSON.parse(scores) as IssuedScores]));
}

function scoresOfSnapshot(engine: EngineName): RawBuilder<string> {
  const json = jsonInSql(engine);
  const level = (id: ScoredClass) => {
    const whole = json.at("snapshot", levelPath(id));
    return json.choose(json.isNull("snapshot", "basis.coverage"), whole, json.without(whole, "areas"));
  };
  return json.text(
    json.object({
      coverage: json.at("snapshot", "basis.coverage"),
      levels: json.object(Object.fromEntries(CLASSES.map((id) => [id, level(id)]))),
    }),
  );
}

const scores = keptQuery((handle, { companyId, ids }: { companyId: string; ids: readonly string[] }) =>
  handle
    .selectFrom("card_version")
    .select(["id", scoresOfSnapshot(engineOf(handle)).as("scores")])
    .where("company_id", "=", companyId)
    .where("id", "in", ids),
);

/** The versions that several companies have issued for a year, newest first, without the details of a single card. */
export async function versionsOfCompanies(
  handle: Db | Trx,
  companyIds: readonly string[],
  year: number,
): Promise<{ companyId: string; id: string; issuedAt: string }[]> {
  if (companyIds.length === 0) return [];
  const rows = await handle
    .selectFrom("card_version")
    .select(["company_id", "id", "issued_at"])
    .where("company_id", "in", companyIds.slice(0, MOST_COMPANIES))
    .where("year", "=", year)
    .orderBy("issued_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ company_id, id, issued_at }) => ({ companyId: company_id, id, issuedAt: issued_at }));
}

/** The canonical JSON of a version; undefined when the company has no such version. */
export async function findSnapshot(
  handle: Db | Trx,
  companyId: string,
  versionId: string,
): Promise<{ snapshot: string; sha256: string } | undefined> {
  return handle
    .selectFrom("card_version")
    .select(["snapshot", "sha256"])
    .where("company_id", "=", companyId)
    .where("id", "=", versionId)
    .executeTakeFirst();
}

/** False when the id or the number is taken. */
export async function insertVersion(trx: Trx, row: Insertable<Database["card_version"]>): Promise<boolean> {
  const inserted = await trx
    .insertInto("card_version")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The questionnaire whose hash was sealed into a version; undefined if it was never stored. */
export async function findConfiguration(handle: Db | Trx, sha256: string): Promise<string | undefined> {
  const row = await handle
    .selectFrom("configuration")
    .select("content")
    .where("sha256", "=", sha256)
    .executeTakeFirst();
  return row?.content;
}

/** The hashes of all stored questionnaires of an API version, newest first. */
export async function configurationsOf(handle: Db | Trx, apiVersion: string): Promise<string[]> {
  const rows = await handle
    .selectFrom("configuration")
    .select("sha256")
    .where("api_version", "=", apiVersion)
    .orderBy("created_at", "desc")
    .orderBy("sha256")
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Stored once, however many versions were issued with it. */
export async function keepConfiguration(trx: Trx, row: Insertable<Database["configuration"]>): Promise<void> {
  await trx
    .insertInto("configuration")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The whole content of a version, for ever: a page shows a version from nothing else. */
export interface Snapshot extends Frozen {
  id: string;
  issuedAt: string;
  expiresAt: string;
  /** Versions issued before cards were verified lack it: they are self-declarations. */
  certification?: {
    level: number;
    body: string | null;
    dataAsOf: string;
    /** How many of the answers the verifier accepted; null for a self-declaration. Older versions lack it. */
    verifiedAnswers?: number | null;
  };
}

/** A draft as it was at one moment: a verifier judges it as a candidate, and its version will contain it. */
export interface Frozen {
  year: number;
  /** Cards issued before this was decided also hold the author's name (D13), which no page shows. */
  author: { id: string };
  draftRevision: number;
  configuration: { apiVersion: string; sha256: string };
  /** Versions issued before people at work were asked for lack them. */
  registry: Omit<ReturnType<typeof essentialsOf>, "workforce"> & { workforce?: number | null };
  progress: { done: number; total: number; percent: number };
  answers: Record<string, Answer>;
  /** The files of these answers; their bytes are kept as long as the version. */
  attachments: SealedFile[];
  versioned: CallOutput<"scoring.homePage">["survey"]["versioned"];
  /** What the scores rest on; content frozen before this was decided lacks it. */
  basis?: SealedBasis;
  /** What its author declared by ticking it; absent for a verification, and where a call declares nothing. */
  declaration?: string;
}

type Levels = Frozen["versioned"]["scoring"]["levels"];

/** What the face of a card shows: its content without answers, files and the points of questions. */
export interface CardFace extends Pick<Frozen, "registry" | "progress"> {
  basis: SealedBasis | null;
  certification: NonNullable<Snapshot["certification"]> | null;
  levels: { [Id in keyof Levels]: Omit<Levels[Id], "areas"> };
}

export type SealedFile = Pick<StoredAttachment, "id" | "name" | "size" | "sha256">;
