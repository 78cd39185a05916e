import type { CardLife, Returned, Verification } from "~/domain/card/card-life";
import { areJudgementsValid } from "~/domain/card/judgements";
import { newestVerification, type StoredVerification } from "../store/verifications";
import type { IssuedVersion } from "../store/versions";
import type { PresentDraft } from "../survey/survey";
import type { SurveyReader } from "../survey/survey-reader";
import { cardStatus } from "~/domain/card/issuing";

/** The kind of the restore job: while one is running nothing is issued. */
export const RESTORE = "answers-copy";

/** The state of a company's card, with the row of the verification it refers to. */
export interface Card {
  companyId: string;
  life: CardLife;
  /** The newest of the year, open or ended. */
  verification: StoredVerification | null;
  /** Id of the running restore; null = none. */
  restoring: string | null;
  /** All versions of the company, newest first. */
  issued: readonly IssuedVersion[];
}

const NOTHING_OPEN = { verification: null, jobAtWork: null };

type OfYear = Pick<PresentDraft, "company" | "draft" | "year">;

/**
 * The card of a year, by default the current one, as it was last stored: time may have ended its verification since
 * (`atInstant`). In closed years nothing is open.
 */
export async function loadCard(reader: SurveyReader, requestedYear?: number): Promise<Card> {
  const { companyId } = reader;
  const present = await reader.present(requestedYear);
  const issued = await reader.issued();
  const { verification, jobAtWork } = present.isCurrent
    ? await verificationOf(reader, present.year)
    : NOTHING_OPEN;
  const life = lifeOf(present, issued, verification, jobAtWork !== null);
  return { companyId, verification, issued, restoring: jobAtWork, life };
}

/**
 * The newest verification of a year, and whether a restore is running: one read, and a second one if there is a
 * verification.
 */
export const verificationOf = (reader: SurveyReader, year: number) =>
  reader.once(`verification ${year}`, () =>
    newestVerification(reader.handle, reader.companyId, year, RESTORE),
  );

/** A card with nothing open: that of a closed year, or of an invented company. */
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
    identityPending: company.identity_asked_at !== null,
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

/** Null once a version of the year was issued after the verification came back. */
function returnedOne(row: StoredVerification, lastIssuedAt: string | null): Returned | null {
  const { ending, ended_at: at, judgements } = row;
  if (ending === null || ending === "issued" || at === null) return null;
  return areJudgementsValid({ ending, endedAt: at }, lastIssuedAt) ? { how: ending, at, judgements } : null;
}

/** The status of a card; `issued`: all versions of its company, newest first. Only the newest one is valid. */
export const cardStatusOf = ({ id, expiresAt }: IssuedVersion, issued: readonly IssuedVersion[], now: Date) =>
  cardStatus({ expiresAt, replaced: id !== issued[0]?.id }, now.toISOString());
