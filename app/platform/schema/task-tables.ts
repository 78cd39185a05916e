import type { Generated } from "kysely";

/** What colleagues and people without an account are asked to do. */
export interface TaskTables {
  task: {
    id: string;
    company_id: string;
    year: number;
    /** Null: the whole topic. */
    question_id: string | null;
    milestone_id: string;
    /** Account ids, which stay when the account is gone. */
    assignee_id: string;
    asked_by: string;
    asked_at: string;
    note: string;
    /** A day of the calendar. */
    due_on: string | null;
    /** Its questions were done when it was asked: only a person ends it. */
    was_done: number;
    revision: Generated<number>;
    ending: "done" | "withdrawn" | null;
    ended_at: string | null;
    ended_by: string | null;
  };
  /** A link to one question for a person without an account; its token is a mailed token of the kind "question". */
  question_link: {
    id: string;
    company_id: string;
    year: number;
    question_id: string;
    /** Of the question when the link was made. */
    edition: number;
    email: string;
    name: string;
    note: string;
    shows_answer: number;
    asked_by: string;
    asked_at: string;
    expires_at: string;
    mail_id: number | null;
    ended_at: string | null;
    ended_as: "revoked" | "replaced" | "settled" | null;
  };
  /** What the bearer of a link proposes, beside the answer: nothing that computes from answers reads it. */
  proposal: {
    link_id: string;
    company_id: string;
    year: number;
    question_id: string;
    /** JSON of an answer. */
    content: string;
    sent_at: string;
    /** How often it was sent. */
    times: number;
    state: "waiting" | "confirmed" | "declined";
    decided_at: string | null;
    decided_by: string | null;
    /** The revision of the answer that it became; null where it changed nothing. */
    confirmed_revision: number | null;
  };
}
