/** What becomes of a company that its administrators delete. */
export interface OwnerTables {
  /** A company that is to be deleted; its administrators may withdraw that until it has begun. */
  company_deletion: {
    company_id: string;
    /** Account id. */
    asked_by: string;
    asked_at: string;
    due_at: string;
    /** When the administrators were told a second time. */
    reminded_at: string | null;
    /** When the content began to go; nothing brings it back from then on. */
    begun_at: string | null;
  };
  /** All that is left of a card whose company was deleted (D13). */
  withdrawn_card: {
    id: string;
    year: number;
    /** 1, 2, 3 … of the company and year. */
    number: number;
    sha256: string;
    issued_at: string;
    withdrawn_at: string;
  };
}
