import type { Generated } from "kysely";
import type { PositionType } from "~/domain/history/saved-position";

/** Answers, their history, and the versions and positions made from them. */
export interface SurveyTables {
  draft: {
    company_id: string;
    year: number;
    revision: number;
    updated_at: string;
  };
  answer: {
    company_id: string;
    year: number;
    question_id: string;
    revision: number;
    elements: string;
    not_applicable: number;
    not_applicable_reason: string | null;
    explanation: string | null;
    incompatibility_explanation: string | null;
    /** Edition of the question when the answer was given. */
    edition: Generated<number>;
    /** JSON list of attachment ids. */
    attachments: Generated<string>;
    /** JSON of the card that an unconfirmed answer was copied from; null for all others. */
    copied_from: string | null;
    updated_by: string;
    updated_at: string;
  };
  /** What a person typed into a question's form without saving it; nothing that computes from answers reads it. */
  jotting: {
    company_id: string;
    year: number;
    question_id: string;
    /** Whose it is: no other person sees it. */
    account_id: string;
    /** Of the answer that the form was built on. */
    revision: number;
    /** JSON of the inputs by name, as typed. */
    typed: string;
    kept_at: string;
    /** Until the next day it can be brought back. */
    discarded_at: string | null;
  };
  /** Every change, kept (D13): who, when, old, new as JSON of the answer row. */
  answer_change: {
    id: Generated<number>;
    company_id: string;
    year: number;
    question_id: string;
    revision: number;
    changed_by: string;
    changed_at: string;
    before: string | null;
    after: string;
  };
  /** The draft as it was at a moment; an issued version is a position of its own and is not in this table. */
  saved_position: {
    id: string;
    company_id: string;
    year: number;
    type: Exclude<PositionType, "published">;
    /** Given by a person; null for a position that was saved automatically. */
    name: string | null;
    saved_by: string | null;
    saved_at: string;
    draft_revision: number;
    /** Answers that are not empty. */
    given: number;
    /** SHA-256 of the questionnaire of the day. */
    configuration: string;
    /** JSON of the answers by question, each with the edition of its question. */
    content: string;
    revision: number;
  };
  /** Questionnaires as they were when a version was issued: its labels stay as they were. */
  configuration: {
    sha256: string;
    api_version: string;
    content: string;
    created_at: string;
  };
  /** Issued cards: immutable. */
  card_version: {
    id: string;
    company_id: string;
    year: number;
    /** 1, 2, 3 … per company and year. */
    number: number;
    draft_revision: number;
    registry_revision: number;
    issued_at: string;
    expires_at: string;
    issued_by: string;
    certification_level: number;
    certification_body: string | null;
    /** When the content was frozen for verification; null where that is the time of issue. */
    data_as_of: string | null;
    /** RFC 8785 canonical JSON and its SHA-256. */
    snapshot: string;
    sha256: string;
  };
}
