import type { Generated } from "kysely";
import type { CompanyIdentifier } from "~/domain/company/registry-rules";
import type { Profile } from "~/domain/people/rights";
import type { HistoryTables } from "./schema-history";

/** Booleans are 0/1, times ISO text in UTC, amounts decimal strings, JSON plain text that is never queried inside. */
export interface Database extends HistoryTables {
  account: {
    id: string;
    email: string;
    password_hash: string;
    name: string;
    surname: string;
    phone: string | null;
    terms_accepted_at: string;
    privacy_accepted_at: string;
    clauses_accepted_at: string;
    welcome_seen: Generated<number>;
    skip_walkthrough: Generated<number>;
    created_at: string;
    last_login_at: string | null;
  };
  /** A sign-up whose address is not confirmed yet: it occupies neither the address nor the company identifier. */
  registration: {
    id: string;
    /** SHA-256 of the bearer token of the sign-up form; null once POST /sign-up has used it. */
    token_hash: string | null;
    email: string;
    password_hash: string;
    /** JSON of the sign-up body; null until POST /sign-up. */
    details: string | null;
    created_at: string;
    expires_at: string;
  };
  session: {
    token_hash: string;
    account_id: string;
    created_at: string;
    expires_at: string;
  };
  mailed_token: {
    token_hash: string;
    kind: "confirm-email" | "reset-password" | "invitation";
    /** Account or registration the token speaks for. */
    subject_id: string;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  company: {
    id: string;
    lock: Generated<number>;
    business_name: string;
    country: string;
    id_type: CompanyIdentifier;
    partita_iva: string | null;
    vat_number: string | null;
    duns_number: string | null;
    is_duns_fake: Generated<number>;
    fiscal_code: string | null;
    address: string | null;
    city: string | null;
    province: string | null;
    link: string | null;
    description: string | null;
    /** Whole euro, as text: may exceed 2^31. */
    annual_turnover: string | null;
    employees: number | null;
    /** Corrected by hand; null = the one proposed from employees and turnover. */
    size_override: string | null;
    macrosector: string | null;
    sector: string | null;
    action: string | null;
    secondary_sector: string | null;
    contacts: Generated<string>;
    working_states: Generated<string>;
    is_validated: Generated<number>;
    /** Name of the group it belongs to; companies with the same one may let each other see their versions. */
    control_chain: string | null;
    fiscal_year: number;
    /** JSON list of quick-start steps sent at least once. */
    quick_start: Generated<string>;
    revision: Generated<number>;
    created_at: string;
    updated_at: string;
  };
  membership: {
    account_id: string;
    company_id: string;
    is_admin: number;
    access_active: number;
    is_verifier: Generated<number>;
  };
  profile: {
    account_id: string;
    company_id: string;
    profile: Profile;
    can_read: number;
    can_write: number;
  };
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
    /** Edition of the question it was given to. */
    edition: Generated<number>;
    /** JSON list of attachment ids. */
    attachments: Generated<string>;
    updated_by: string;
    updated_at: string;
  };
  /** Files given with answers, or with attestations; their bytes lie in the data folder under the same id. */
  attachment: {
    id: string;
    company_id: string;
    year: number;
    question_id: string;
    /** As its owner called it, for display and download. */
    name: string;
    media_type: string;
    size: number;
    sha256: string;
    uploaded_by: string;
    uploaded_at: string;
    /** Null while an answer of the draft, or an attestation, names it. */
    released_at: string | null;
  };
  /** Certificates a company shows beside its card; the days are days of the calendar. */
  attestation: {
    id: string;
    company_id: string;
    name: string;
    issuer: string;
    issued_on: string;
    expires_on: string | null;
    attachment_id: string;
    revision: number;
    updated_by: string;
    updated_at: string;
  };
  /** The installation's notices that somebody has accepted. */
  accepted_notice: {
    account_id: string;
    type: string;
    accepted_at: string;
  };
  /** The files an issued version keeps, whatever becomes of the draft. */
  version_attachment: {
    version_id: string;
    attachment_id: string;
  };
  /** Questionnaires as they were when a version was issued: its labels stay what was answered. */
  configuration: {
    sha256: string;
    api_version: string;
    content: string;
    created_at: string;
  };
  /** Long work, done beside the requests. */
  job: {
    id: string;
    company_id: string;
    kind: string;
    /** waiting: nobody has confirmed it yet. */
    state: "waiting" | "pending" | "running" | "fulfilled" | "rejected";
    /** Whole percent. */
    progress: Generated<number>;
    total: Generated<number>;
    modified: Generated<number>;
    /** JSON, by kind. */
    payload: string;
    result: string | null;
    error: string | null;
    created_by: string;
    created_at: string;
    updated_at: string;
    /** Until then its process is taken to be alive. */
    lease_until: string | null;
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
    /** When what it shows was frozen for verification; null where that is the time of issue. */
    data_as_of: string | null;
    /** RFC 8785 canonical JSON and its SHA-256. */
    snapshot: string;
    sha256: string;
  };
  /** What a company's newest version of a year adds to the benchmark: as it stands, and as its last day began. */
  benchmark_entry: {
    company_id: string;
    year: number;
    /** Day of the last change in Italy. */
    day: string;
    /** Sector, size and scores as JSON; null = it was not in the benchmark. */
    opening: string | null;
    live: string | null;
  };
  /** What the companies of a cell count in a measure, likewise: companies, sum of values, companies by bucket. */
  benchmark_row: {
    year: number;
    cell: string;
    measure: string;
    day: string;
    opening_companies: number;
    opening_sum: number;
    opening_zero: number;
    opening_low: number;
    opening_medium: number;
    opening_high: number;
    live_companies: number;
    live_sum: number;
    live_zero: number;
    live_low: number;
    live_medium: number;
    live_high: number;
  };
  /** The rebuilding that may write, of those that were begun. One row. */
  benchmark_rebuild: {
    id: number;
    token: string;
  };
  mail: {
    id: Generated<number>;
    recipient: string;
    recipient_name: string;
    template: string;
    /** JSON of the template's parameters; emptied when the mail has left, since it may hold a token. */
    params: string;
    created_at: string;
    sent_at: string | null;
    attempts: Generated<number>;
    next_attempt_at: string;
  };
  audit: {
    id: Generated<number>;
    at: string;
    event: string;
    account_id: string | null;
    company_id: string | null;
    client_address: string | null;
    detail: string | null;
  };
}
