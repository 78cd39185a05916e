import type { Generated } from "kysely";

/** What everyone may see of a company's cards. */
export interface PublicityTables {
  /** What its public pages show; a company without a row shows the least. */
  card_publicity: {
    company_id: string;
    /** The scores of the three classes, with the red lines. */
    shows_classes: number;
    /** The canonical JSON, with the answers. */
    shares_document: number;
    revision: number;
  };
  /** Links to one card for one recipient each. */
  card_share: {
    id: string;
    company_id: string;
    version_id: string;
    /** To whom the company gives the link, in its own words. */
    recipient: string;
    /** The scores of areas and topics. */
    shows_scoring: number;
    /** The canonical JSON. */
    shares_document: number;
    /** The report as a PDF, with what the link shows. */
    shares_report: Generated<number>;
    /** JSON: ids of topics whose answers are shown. */
    topics: string;
    /** The last day on which it works, in Italy. */
    ends_on: string;
    token_hash: string;
    /** The token, for those who made it; it opens with the keys of the installation. */
    sealed_token: string;
    /** Account id. */
    created_by: string;
    created_at: string;
    withdrawn_at: string | null;
  };
  /** The comparison with other companies that the reports of a version show. */
  version_comparison: {
    version_id: string;
    /** The day in Italy on which it was taken. */
    day: string;
    /** JSON. */
    content: string;
  };
  /** When a link was opened, hour by hour. */
  share_opening: {
    share_id: string;
    part: "page" | "document" | "report";
    /** The beginning of the hour, in UTC. */
    hour: string;
    first_at: string;
    last_at: string;
    times: number;
  };
  /** The keys with which servers over one PostgreSQL have signed. */
  signing_key: {
    /** The thumbprint of the public key (RFC 7638). */
    key_id: string;
    first_used_at: string;
  };
}
