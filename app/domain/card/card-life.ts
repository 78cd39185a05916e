import type { SurveyScore } from "../scoring/score";
import type { RegistryFacts } from "../question/answer";
import type { VerificationPhase } from "./draft-status";
import type { RefusalKey } from "./issuing";

/** The stages of a company's card. Issuing takes no time: the result is a version, and the draft goes on. */
export const STAGES = ["draft", "restoring", "documents", "third_party", "in_depth"] as const;
export type Stage = (typeof STAGES)[number];

/** The verified levels; level 1 is the company's own declaration. */
export const VERIFIED_LEVELS = [2, 3] as const;
export type VerifiedLevel = (typeof VERIFIED_LEVELS)[number];

/** One item that a verifier judges: an answer, or (with its id) a file of it. */
export interface Item {
  question: string;
  attachment: string | null;
}

/** The draft as it was when the verification was opened: only this is judged and issued. */
interface Candidate {
  /** The identifier of the frozen content: its SHA-256. */
  id: string;
  items: readonly Item[];
}

/**
 * accepted: proved · commented: something is to be put right or explained · asked: the verifier needs an answer first ·
 * rejected: not proved. Nothing is issued before each of the last three has become the first; a question alone is no
 * reason to refuse.
 */
export const VERDICTS = ["accepted", "commented", "asked", "rejected"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judgement extends Item {
  verdict: Verdict;
  /** The verifier's words; for a finding of the automatic check its key. */
  comment: string;
  /** The company's reply to the comment. */
  reply: string | null;
  /** The phase of the judgement, or of its last confirmation. */
  phase: VerificationPhase;
}

export interface Verification {
  level: VerifiedLevel;
  year: number;
  draftRevision: number;
  candidate: Candidate;
  openedAt: string;
  /** When the present phase began: after sixty days without a decision it lapses. */
  since: string;
  verifier: { id: string; body: string } | null;
  judgements: readonly Judgement[];
}

export type Ending = "check_failed" | "refused" | "withdrawn" | "lapsed" | "enablement_lost";

/** A verification that ended without a card, with its judgements. */
export interface Returned {
  how: Ending;
  at: string;
  judgements: readonly Judgement[];
}

/** All facts that decide which events of a company's card are allowed. Times are UTC ISO texts. */
export interface CardLife {
  stage: Stage;
  enabled: boolean;
  /** The company has asked the provider to change its name, country or identifiers: until then nothing is issued. */
  identityPending: boolean;
  fiscalYear: number;
  draftRevision: number;
  /** Of the company, in any year. */
  lastIssuedAt: string | null;
  /** The newest version of the fiscal year; null before the first. */
  lastVersion: { draftRevision: number; expiresAt: string; level: 1 | VerifiedLevel } | null;
  /** Present in the three phases only. */
  verification: Verification | null;
  /** Of the fiscal year; null once a later version was issued. */
  returned: Returned | null;
  /** When a verifier, or the automatic check, last decided about this year's card. */
  decidedAt: string | null;
}

/** The facts about issuing that follow from the answers and the registry. */
export interface DraftReading {
  unresolvedObsolete: number;
  scoredAnswers: number;
  facts: RegistryFacts;
  /** Files that the malware scanner has not yet looked at. */
  filesInControl: number;
  score: SurveyScore;
}

/** An answer that needs a document before it can be verified. */
export interface DocumentNeed {
  question: string;
  prompt: string;
  /** What the catalogue of evidence names; null where the questionnaire has no catalogue. */
  document: string | null;
  /** The lowest level that needs it. */
  from: VerifiedLevel;
  /** Any document is attached: what it says is the verifier's matter. */
  isThere: boolean;
}

interface IssueRequest {
  /** The revision of the draft that the confirm form showed. */
  revision: number;
  reading: DraftReading;
}

export type CardEvent =
  | { kind: "save_answer" }
  | ({ kind: "publish"; candidate: Candidate["id"] } & IssueRequest)
  | ({
      kind: "open_verification";
      level: VerifiedLevel;
      candidate: Candidate;
      /** The returned comments whose answer or file has changed since. */
      changed: readonly Item[];
    } & IssueRequest)
  | { kind: "check_passed" }
  | { kind: "check_failed"; findings: readonly (Item & { finding: CheckFinding })[] }
  | { kind: "assign_verifier"; verifier: string; body: string }
  | ({ kind: "judge"; verifier: string } & Omit<Judgement, "reply" | "phase">)
  | ({ kind: "take_back"; verifier: string } & Item)
  | ({ kind: "answer_comment"; reply: string } & Item)
  /** `missing`: the documents that the level needs and the candidate lacks. */
  | { kind: "accept"; verifier: string; missing: readonly DocumentNeed[] }
  | { kind: "refuse"; verifier: string }
  | { kind: "withdraw" }
  | { kind: "lapse" }
  | { kind: "enable" }
  | { kind: "disable" }
  | { kind: "open_next_year" }
  /** `year`: of the restored version or position. */
  | { kind: "restore_start"; year: number }
  | { kind: "restore_finish"; modifiedAnswers: number }
  | { kind: "restore_fail" };

export type EventKind = CardEvent["kind"];
export type EventOf<K extends EventKind> = Extract<CardEvent, { kind: K }>;

/** What the automatic check finds about a file, or about an answer that requires evidence. */
export type CheckFinding =
  "evidence_missing" | "file_missing" | "file_unreadable" | "file_without_content" | "file_refused";

export type LifecycleRefusal =
  | RefusalKey
  | "not_enabled"
  | "identity_pending"
  | "stale_revision"
  | "restore_running"
  | "no_restore"
  | "no_verification"
  | "check_running"
  | "check_done"
  | "comments_open"
  | "not_assigned"
  | "item_unknown"
  | "comment_missing"
  | "comment_unknown"
  | "judgement_unknown"
  | "reply_missing"
  | "items_unjudged"
  | "not_looked_again"
  | "documents_missing"
  | "refusal_without_comment"
  | "deadline_not_passed"
  | "year_not_closed"
  | "other_year";

/** A version to be stored, with its certification. */
export interface IssuedCard {
  candidate: Candidate["id"];
  year: number;
  draftRevision: number;
  issuedAt: string;
  expiresAt: string;
  /** When its content was frozen: now, or for a verified card when the verification was opened. */
  frozenAt: string;
  level: 1 | VerifiedLevel;
  /** The body that verified it. */
  body: string | null;
}

export const phaseOf = (stage: Stage): VerificationPhase | null =>
  stage === "draft" || stage === "restoring" ? null : stage;
