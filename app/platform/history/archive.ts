import type { ArchiveRow } from "~/api/contract/positions";
import type { CardLife } from "~/domain/card/card-life";
import { atInstant } from "~/domain/card/lifecycle";
import { type HistoryRow, offersOf } from "~/domain/history/row-actions";
import { positionStatus } from "~/domain/history/saved-position";
import { loadCard, cardStatusOf } from "../card/load-card";
import { readingOf } from "../card/draft-reading";
import type { Db } from "../scope";
import { grantedCompanies } from "../store/grants";
import { type SavedPosition, savedPositions } from "../store/saved-positions";
import { type IssuedVersion, versionsOfCompanies } from "../store/versions";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { roomRefusals } from "./take-position";

type Facts = Omit<ArchiveRow, "status" | "restore">;

/**
 * All saved positions and issued versions of every year that the person may open. The number of statements does not depend on how many there
 * are.
 */
export const archive: UseCase<"survey.archive"> = async (_input, scope) => {
  const { db, session, now } = scope;
  const at = now();
  const reader = readerOf(scope);
  const survey = await reader.draft();
  const { life, issued } = await loadCard(reader);
  const state = atInstant(life, at.toISOString());
  const viewing = {
    ...{ state, reading: readingOf(survey), changed: [] },
    canWrite: session.rights.has("write"),
  };
  const positions = await savedPositions(db, session.companyId);
  const full = roomRefusals(positions, survey.year);
  const offered = (row: HistoryRow) => {
    const { restore } = offersOf(row, viewing, at.toISOString());
    return restore && [...restore.refusals, ...full];
  };
  const rows = [...issued.map((version) => versionRow(version, issued, at)), ...positions.map(positionFacts)]
    .filter(({ year }) => session.openYears?.includes(year) ?? true)
    .sort(newestFirst);
  return {
    currentYear: survey.year,
    refusals: offered({ kind: "version", year: survey.year }) ?? [],
    rows: rows.map((row) => ({ ...row, status: statusIn(row, state), restore: offered(row) })),
    group: await groupOf(db, session.companyId, survey.year),
  };
};

const newestFirst = (one: Facts, other: Facts) =>
  one.savedAt === other.savedAt ? 0 : one.savedAt < other.savedAt ? 1 : -1;

/** An issued version waits for nothing; a position waits while the card of its year is being verified. */
const statusIn = ({ kind, year }: Facts, { stage, fiscalYear }: CardLife) =>
  positionStatus(kind === "position" && year === fiscalYear ? stage : "draft");

const versionRow = (version: IssuedVersion, issued: readonly IssuedVersion[], at: Date): Facts => ({
  kind: "version",
  id: version.id,
  year: version.year,
  savedAt: version.issuedAt,
  type: "published",
  ...{ name: null, savedBy: null, given: null, revision: 0 },
  card: {
    status: cardStatusOf(version, issued, at),
    expiresAt: version.expiresAt,
    certification: version.certification,
  },
});

const positionFacts = (row: SavedPosition): Facts => ({
  kind: "position",
  id: row.id,
  year: row.year,
  savedAt: row.saved_at,
  type: row.type,
  name: row.name,
  savedBy: row.savedBy,
  given: row.given,
  revision: row.revision,
  card: null,
});

/** The versions of companies of the same group that this company may copy from. */
async function groupOf(db: Db, companyId: string, year: number) {
  const companies = await grantedCompanies(db, companyId);
  const versions = await versionsOfCompanies(
    db,
    companies.map(({ id }) => id),
    year,
  );
  return companies
    .map(({ id, name }) => ({
      companyId: id,
      companyName: name,
      versions: versions
        .filter((version) => version.companyId === id)
        .map((version) => ({ id: version.id, issuedAt: version.issuedAt })),
    }))
    .filter((company) => company.versions.length > 0);
}
