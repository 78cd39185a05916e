import type { Generated } from "kysely";
import type { Profile } from "~/domain/people/rights";

/** People, their access, and their rights. */
export interface AccountTables {
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
    /** Empty: the password is chosen on the page of the mailed link. */
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
    /** When a call last used it, to the hour; null until then. */
    last_seen_at: string | null;
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
  mailed_token: {
    token_hash: string;
    kind: "confirm-email" | "reset-password" | "invitation";
    /** The account or registration of the token. */
    subject_id: string;
    created_at: string;
    expires_at: string;
    used_at: string | null;
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
  /** The installation's notices that a person has accepted. */
  accepted_notice: {
    account_id: string;
    type: string;
    accepted_at: string;
  };
}
