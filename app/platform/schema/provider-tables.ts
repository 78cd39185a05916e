import type { NoticeKind } from "~/domain/company/desk-states";

/** What the provider does beside the companies' own data. */
export interface ProviderTables {
  /** Each time a company was enabled, or was not any more, with the reason that the provider gave. */
  enablement_change: {
    id: string;
    company_id: string;
    enabled: number;
    /** Empty where the command line gave none. */
    reason: string;
    /** Account id; null for an operator at the machine. */
    changed_by: string | null;
    changed_at: string;
  };
  /** Notices to all people; at most one is in force, or will be. */
  notice: {
    id: string;
    kind: NoticeKind;
    title: string;
    body: string;
    from_at: string;
    until_at: string;
    written_by: string;
    written_at: string;
    /** When the provider ended it before its time. */
    ended_at: string | null;
  };
}
