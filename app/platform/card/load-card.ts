import type { CardLife, Returned, Verification } from "~/domain/card/card-life";
import { isStanding } from "~/domain/card/judgements";
import { newestVerification, type StoredVerification } from "../store/verifications";
import type { IssuedVersion } from "../store/versions";
import type { PresentDraft } from "../survey/survey";
import type { SurveyReader } from "../survey/survey-reader";
import { cardStatus } from "~/domain/card/issuing";

/** The kind of the job that restores: while one is at work nothing is issued. */
export const RESTORE = "answers-copy";

/** Where a company's card stands, with the row of the verification that its life speaks of. */
export interface Card {
  companyId: string;
  life: CardLife;
  /** The newest of the year, open or ended. */
  verification: StoredVerification | null;
  /** Id of the restore that is at work; null = none. */
  restoring: string | null;
  /** All versions of the company, newest first. */
  issued: readonly IssuedVersion[];
}

const NOTHING_OPEN = { verification: null, jobAtWork: null };

export type OfYear = Pick<PresentDraft, "company" | "draft" | "year">;

/**
 * The card of a year, by default the current one, as it was last written down: time may have ended its verification since
 * (`atInstant`). In closed years nothing is open.
 */
export async function loadCard(reader: SurveyReader, asked?: number): Promise<Card> {
  const { companyId } = reader;
  const present = await reader.present(asked);
  const issued = await reader.issued();
  const { verification, jobAtWork } = present.isCurrent
    ? await verificationOf(reader, present.year)
    : NOTHING_OPEN;
  const life = lifeOf(present, issued, verification, jobAtWork !== null);
  return { companyId, verification, issued, restoring: jobAtWork, life };
}

/** The newest verification of a year, and whether a restore is at work: one read, or two where there was one. */
export const verificationOf = (reader: SurveyReader, year: number) =>
  reader.once(`verification ${year}`, () =>
    newestVerification(reader.handle, reader.companyId, year, RESTORE),
  );

/** A card about which nothing is open: that of a closed year, or of a company made up. */
export function lifeOf(
  { company, draft, year }: OfYear,
  issued: readonly IssuedVersion[],
  verification: StoredVerification | null = null,
  isRestoring = false,
): CardLife {
  const last = issued.find((version) => version.year === year);
  const open = verification?.ending === null ? verification : null;
  return {
    stage: open ? open.phase : isRestoring ? "restoring" : "draft",
    enabled: company.is_validated === 1,
    fiscalYear: year,
    draftRevision: draft.revision,
    lastIssuedAt: issued[0]?.issuedAt ?? null,
    lastVersion: last ? lastOne(last) : null,
    verification: open && openOne(open),
    returned: verification && returnedOne(verification, last?.issuedAt ?? null),
    decidedAt: verification?.decided_at ?? null,
  };
}

function lastOne({ draftRevision, expiresAt, certification }: IssuedVersion) {
  const level = certification.level === 2 || certification.level === 3 ? certification.level : 1;
  return { draftRevision, expiresAt, level } as const;
}

function openOne(row: StoredVerification): Verification {
  return {
    level: row.level,
    year: row.year,
    draftRevision: row.draft_revision,
    candidate: { id: row.sha256, items: row.items },
    openedAt: row.opened_at,
    since: row.since,
    verifier: row.verifier_id === null ? null : { id: row.verifier_id, body: row.verifier_body ?? "" },
    judgements: row.judgements,
  };
}

/** Null once a version issued since has settled what was said. */
function returnedOne(row: StoredVerification, lastIssuedAt: string | null): Returned | null {
  const { ending, ended_at: at, judgements } = row;
  if (ending === null || ending === "issued" || at === null) return null;
  return isStanding({ ending, endedAt: at }, lastIssuedAt) ? { how: ending, at, judgements } : null;
}

/** The status of a card; `issued`: all versions of its company, newest first. Only the newest one counts. */
export const cardStatusOf = ({ id, expiresAt }: IssuedVersion, issued: readonly IssuedVersion[], now: Date) =>
  cardStatus({ expiresAt, replaced: id !== issued[0]?.id }, now.toISOString());
