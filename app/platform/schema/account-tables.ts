import type { Generated } from "kysely";
import type { AccessRefusal } from "~/domain/people/access-change";
import type { PersonState } from "~/domain/people/person-state";
import type { Profile } from "~/domain/people/rights";

/** People, their access, and their rights. */
export interface AccountTables {
  account: {
    id: string;
    email: string;
    password_hash: string;
    name: string;
    surname: string;
    /** Surname, name and address without case and accents, for searching and sorting. */
    search_key: Generated<string>;
    phone: string | null;
    terms_accepted_at: string;
    privacy_accepted_at: string;
    clauses_accepted_at: string;
    /** Of the three texts; null where it was not kept, or the installation names none. */
    accepted_version: Generated<string | null>;
    locale: Generated<string>;
    welcome_seen: Generated<number>;
    skip_walkthrough: Generated<number>;
    wants_reminders: Generated<number>;
    created_at: string;
    last_login_at: string | null;
    /** Who this is at the hosted identity service, and in which of its tenants; null: not known there. */
    hosted_uid: Generated<string | null>;
    hosted_tenant: Generated<string | null>;
  };
  /** A sign-up whose address is not confirmed yet: it occupies neither the address nor the company identifier. */
  registration: {
    id: string;
    /** SHA-256 of the bearer token of the sign-up form; null once POST /sign-up has used it. */
    token_hash: string | null;
    email: string;
    /** Empty: the password is chosen on the page of the mailed link. */
    password_hash: string;
    /** JSON of the sign-up body; null until POST /sign-up. */
    details: string | null;
    created_at: string;
    expires_at: string;
    /** Of a person who has signed up at the hosted identity service first; null for all others. */
    hosted_uid: Generated<string | null>;
  };
  session: {
    token_hash: string;
    account_id: string;
    created_at: string;
    expires_at: string;
    /** When a call last used it, to the hour; null until then. */
    last_seen_at: string | null;
    /** Kind of browser and of system at the sign-in; null if no page opened it. */
    browser: Generated<string | null>;
    /** Where the sign-in came from, as attempts are counted. */
    origin: Generated<string | null>;
    /** What the hosted identity service renews the person's tokens with, sealed; null without that service. */
    hosted_token: Generated<string | null>;
  };
  /** A sign-in at the hosted identity service whose ID tokens have been shown here; without its session it is over. */
  hosted_sign_in: {
    token_hash: string;
    first_seen_at: string;
  };
  /** What the hosted identity service has yet to be told of an account; the newest change of each. */
  hosted_change: {
    uid: string;
    action: "disable" | "enable" | "remove";
    asked_at: string;
  };
  /** What strangers tried, as far back as a limit looks. */
  attempt: {
    id: Generated<number>;
    purpose: string;
    /** SHA-256 of the address or identifier that the attempt was about. */
    subject: string;
    /** The origin of the caller, or its known device. */
    source: string;
    at: string;
  };
  /** How much of its calls a caller has taken, for all servers; the rows of most callers are not there. */
  call_bucket: {
    /** What is limited and for whom: an account, a company, a session, a network. */
    key: string;
    /** Milliseconds of the epoch. */
    full_at: number;
  };
  mailed_token: {
    token_hash: string;
    kind: "confirm-email" | "reset-password" | "invitation" | "reminders" | "question";
    /** The account, registration, invitation or question link of the token. */
    subject_id: string;
    created_at: string;
    expires_at: string;
    /** When it stopped working, before its time was over. */
    used_at: string | null;
    /** Why it did; null for links that ended before the reason was kept. */
    spent_as: Generated<"used" | "replaced" | "withdrawn" | null>;
  };
  membership: {
    account_id: string;
    company_id: string;
    is_admin: number;
    access_active: number;
    is_verifier: Generated<number>;
    /** Works at the provider's desk. */
    is_provider: Generated<number>;
    /** The profile that the person works in; null or no longer readable: the first that they may read. */
    chosen_profile: Profile | null;
  };
  profile: {
    account_id: string;
    company_id: string;
    profile: Profile;
    can_read: number;
    can_write: number;
  };
  /** The profiles of a company. Supplier, which every company has, is here only if its years are limited. */
  company_profile: {
    company_id: string;
    profile: Profile;
    /** JSON list of the years it may open beside the current one; null = all in which the company has something. */
    years: string | null;
  };
  /** A person whom an administrator has invited and who has no account yet; the address stays free until then. */
  invitation: {
    id: string;
    company_id: string;
    email: string;
    name: string;
    surname: string;
    search_key: string;
    is_admin: number;
    /** Account id. */
    invited_by: string;
    invited_at: string;
    /** When the newest mail was asked for. */
    sent_at: string;
    expires_at: string;
    mail_id: number | null;
    /** Of the request that sent the newest mail; null where none had one. */
    idempotency_key: string | null;
  };
  invited_profile: {
    invitation_id: string;
    profile: Profile;
    can_read: number;
    can_write: number;
  };
  /** What a change to many people did to each of them, in the order of its people. */
  change_outcome: {
    job_id: string;
    position: number;
    person_id: string;
    email: string;
    name: string;
    surname: string;
    /** Before the change. */
    state: PersonState;
    /** Null: it was made. */
    refusal: AccessRefusal | null;
  };
  /** What became of the rows of an invitation of many people, in their order. */
  invitation_outcome: {
    job_id: string;
    position: number;
    /** In the file. */
    line: number;
    email: string;
    /** Name and surname. */
    person: string;
    /** JSON of the issues of the row; none: the invitation was sent. */
    issues: string;
  };
  /** Reminders that were sent, each once. */
  reminder: {
    kind: "card-expires" | "verification-lapses" | "task-due";
    /** The card, the verification, or the task with its date. */
    subject_id: string;
    sent_at: string;
  };
  /** The installation's notices that a person has accepted. */
  accepted_notice: {
    account_id: string;
    type: string;
    accepted_at: string;
  };
}
