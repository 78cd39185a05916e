export interface VerifierTables {
  /** When a verifier last opened a case; absent before the first time. */
  verification_visit: {
    verification_id: string;
    account_id: string;
    visited_at: string;
  };
}
