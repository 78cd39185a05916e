import type { Db } from "../../scope";
import { engineOf } from "../engines/engine-of";
import { type CardFace, faceOfSnapshot, HEAD, type IssuedVersion, versionOf } from "../versions";

export interface PublicVersion {
  version: IssuedVersion;
  sha256: string;
  /** The newest card of its company. */
  isNewest: boolean;
  showsClasses: boolean;
  sharesDocument: boolean;
}

/** A card whose company is gone (D13). */
export interface WithdrawnCard {
  year: number;
  sha256: string;
  issuedAt: string;
  withdrawnAt: string;
}

const publicVersions = (db: Db) =>
  db
    .selectFrom("card_version")
    .leftJoin("card_publicity", "card_publicity.company_id", "card_version.company_id")
    .select(["sha256", "shows_classes", "shares_document"])
    .select(HEAD.map((column) => `card_version.${column}` as const))
    .select(({ selectFrom }) =>
      selectFrom("card_version as other")
        .select("other.id")
        .whereRef("other.company_id", "=", "card_version.company_id")
        .orderBy("other.issued_at", "desc")
        .orderBy("other.number", "desc")
        .limit(1)
        .as("newest"),
    );

/** A card by its number, whatever its company; undefined for a number of none. Its face is read only where asked for. */
export async function findPublicCard(
  db: Db,
  number: string,
): Promise<{ shown: PublicVersion; face: CardFace } | undefined> {
  const row = await publicVersions(db)
    .select(faceOfSnapshot(engineOf(db)).as("face"))
    .where("card_version.id", "=", number)
    .executeTakeFirst();
  return row && { shown: shownOf(row), face: JSON.parse(row.face) as CardFace };
}

/** The number of the card whose document has this hash; of a card whose company is gone too. */
export async function numberOfHash(db: Db, sha256: string): Promise<string | undefined> {
  const issued = await db
    .selectFrom("card_version")
    .select("id")
    .where("sha256", "=", sha256)
    .executeTakeFirst();
  if (issued) return issued.id;
  const gone = await db
    .selectFrom("withdrawn_card")
    .select("id")
    .where("sha256", "=", sha256)
    .executeTakeFirst();
  return gone?.id;
}

/** The canonical JSON of a card that its company shares with everyone. */
export async function findSharedDocument(db: Db, number: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("card_version")
    .innerJoin("card_publicity", "card_publicity.company_id", "card_version.company_id")
    .select("snapshot")
    .where("card_version.id", "=", number)
    .where("shares_document", "=", 1)
    .executeTakeFirst();
  return row?.snapshot;
}

export async function findWithdrawn(db: Db, number: string): Promise<WithdrawnCard | undefined> {
  const row = await db
    .selectFrom("withdrawn_card")
    .select(["year", "sha256", "issued_at", "withdrawn_at"])
    .where("id", "=", number)
    .executeTakeFirst();
  return (
    row && { year: row.year, sha256: row.sha256, issuedAt: row.issued_at, withdrawnAt: row.withdrawn_at }
  );
}

type Row = Parameters<typeof versionOf>[0] & {
  sha256: string;
  newest: string | null;
  shows_classes: number | null;
  shares_document: number | null;
};

const shownOf = (row: Row): PublicVersion => ({
  version: versionOf(row),
  sha256: row.sha256,
  isNewest: row.newest === row.id,
  showsClasses: row.shows_classes === 1,
  sharesDocument: row.shares_document === 1,
});
