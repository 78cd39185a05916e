import type { Generated } from "kysely";
import type { Ending, Judgement, VerifiedLevel } from "~/domain/card/card-life";
import type { VerificationPhase } from "~/domain/card/draft-status";

export interface VerificationTables {
  /** Candidates on their way to a verified card, and how they ended. */
  verification: {
    id: string;
    company_id: string;
    /** 1, 2, 3 … per company; the newest counts. */
    number: number;
    year: number;
    level: VerifiedLevel;
    phase: VerificationPhase;
    /** When the phase began. */
    since: string;
    opened_by: string | null;
    opened_at: string;
    draft_revision: number;
    registry_revision: number;
    /** JSON of all items, which are judged one by one. */
    items: string;
    /**
     * RFC 8785 canonical JSON of the frozen draft, and its SHA-256. A candidate that ended without a card keeps only
     * what its comments are about; the SHA-256 still identifies the original.
     */
    candidate: string;
    sha256: string;
    verifier_id: string | null;
    verifier_body: string | null;
    /** The last decision of the check or of the verifier. */
    decided_at: string | null;
    /** Null while it is open. */
    ending: Ending | "issued" | null;
    ended_at: string | null;
    ended_by: string | null;
    version_id: string | null;
    /** The newest judgement that the company's administrators were told of while the verification was open. */
    comments_told_at: string | null;
    /** The newest reply of the company that the verifier was told of. */
    replies_told_at: string | null;
  };
  /** The judgement of an answer of a candidate, or of one of its files. */
  judgement: {
    verification_id: string;
    question_id: string;
    /** Empty for the answer itself. */
    attachment_id: string;
    verdict: Judgement["verdict"];
    comment: string;
    judged_by: string | null;
    judged_at: string;
    /** Null for judgements made before the phase was stored: these were not made in the phase in depth. */
    phase: VerificationPhase | null;
    reply: string | null;
    replied_by: string | null;
    replied_at: string | null;
  };
  /** Every judgement and every reply, kept (D13): who, when, old, new as JSON; new is null when taken back. */
  judgement_change: {
    id: Generated<number>;
    verification_id: string;
    question_id: string;
    attachment_id: string;
    changed_by: string | null;
    changed_at: string;
    before: string | null;
    after: string;
  };
}
