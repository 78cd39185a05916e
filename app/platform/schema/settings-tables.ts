import type { Generated } from "kysely";

/** What a person signs in with beside the password. */
export interface SettingsTables {
  second_factor: {
    account_id: string;
    /** Sealed, with the account's id in it. */
    secret: string;
    /** SHA-256 of the session in which it was begun, the only one that may see and confirm it. */
    begun_by: string;
    begun_at: string;
    /** Null while no code has confirmed it. */
    enabled_at: string | null;
    /** The 30 seconds of the newest code that was used; no code of then or before is taken again. */
    last_step: number;
    /** Of the hashes of the recovery codes. */
    salt: string;
  };
  recovery_code: {
    account_id: string;
    /** argon2id. */
    hash: string;
    used_at: string | null;
  };
  /** A sign-in whose password was right and whose code is missing. */
  pending_sign_in: {
    token_hash: string;
    account_id: string;
    /** The kind of browser that typed the password. */
    browser: string;
    created_at: string;
    expires_at: string;
    /** As of the session that begins with the code. */
    hosted_token: Generated<string | null>;
  };
}
