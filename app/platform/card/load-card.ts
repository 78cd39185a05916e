import type { CardLife, Returned, Verification } from "~/domain/card/card-life";
import { isStanding } from "~/domain/card/judgements";
import type { Db, Trx } from "../scope";
import { newestVerification, type StoredVerification } from "../store/verifications";
import type { IssuedVersion } from "../store/versions";
import type { Survey } from "../survey/load-survey";

/** The kind of the job that restores: while one is at work nothing is issued. */
export const RESTORE = "answers-copy";

/** Where a company's card stands, with the row of the verification that its life speaks of. */
export interface Card {
  companyId: string;
  life: CardLife;
  /** The newest of the year, open or ended. */
  verification: StoredVerification | null;
}

const NOTHING_OPEN = { verification: null, isAtWork: false };

export type OfYear = Pick<Survey, "company" | "draft" | "year" | "isCurrent">;

/**
 * The card of a year as it was last written down: time may have ended its verification since (`atInstant`). One read, and
 * another where there was a verification. `issued`: all versions of the company, newest first.
 */
export async function loadCard(
  handle: Db | Trx,
  of: OfYear,
  issued: readonly IssuedVersion[],
): Promise<Card> {
  const companyId = of.company.id;
  const { verification, isAtWork } = of.isCurrent
    ? await newestVerification(handle, companyId, of.year, RESTORE)
    : NOTHING_OPEN;
  return { companyId, verification, life: lifeOf(of, issued, verification, isAtWork) };
}

/** A card about which nothing is open: that of a closed year, or of a company made up. */
export function lifeOf(
  { company, draft, year }: Omit<OfYear, "isCurrent">,
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
