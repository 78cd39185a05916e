import type { Generated } from "kysely";
import type { AccountTables } from "./account-tables";
import type { BenchmarkTables } from "./benchmark-tables";
import type { CompanyTables } from "./company-tables";
import type { OwnerTables } from "./owner-tables";
import type { PublicityTables } from "./publicity-tables";
import type { ProviderTables } from "./provider-tables";
import type { SettingsTables } from "./settings-tables";
import type { SurveyTables } from "./survey-tables";
import type { TaskTables } from "./task-tables";
import type { TrailTables } from "./trail-tables";
import type { VerificationTables } from "./verification-tables";
import type { VerifierTables } from "./verifier-tables";

/** Booleans are 0/1, times ISO text in UTC, amounts decimal strings, JSON plain text that is never queried inside. */
export interface Database
  extends
    AccountTables,
    BenchmarkTables,
    CompanyTables,
    OwnerTables,
    ProviderTables,
    PublicityTables,
    SettingsTables,
    SurveyTables,
    TaskTables,
    TrailTables,
    VerificationTables,
    VerifierTables {
  /** Long work, done beside the requests. */
  job: {
    id: string;
    company_id: string;
    kind: string;
    /** waiting: its owner has not confirmed it yet. */
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
    /** Until then its process counts as alive. */
    lease_until: string | null;
  };
  mail: {
    id: Generated<number>;
    recipient: string;
    recipient_name: string;
    template: string;
    /**
     * JSON of the template's parameters, which may contain a token: emptied when the mail has been sent, and when it
     * failed for good and its link is dead.
     */
    params: string;
    created_at: string;
    sent_at: string | null;
    attempts: Generated<number>;
    next_attempt_at: string;
    /** When it was last tried. */
    attempted_at: string | null;
    /** When it was given up; the provider may have it tried again. */
    failed_at: string | null;
    /** The code of the last error, never its words, which may quote the mail. */
    last_error: string | null;
  };
  /** What was noted before the trail of events; a job moves these rows there. */
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
