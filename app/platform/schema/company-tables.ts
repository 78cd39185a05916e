import type { Generated } from "kysely";
import type { CompanyIdentifier } from "~/domain/company/registry-rules";

/** Companies with their certificates and their files. */
export interface CompanyTables {
  company: {
    id: string;
    lock: Generated<number>;
    business_name: string;
    /** Name and identifiers without case and accents, for searching and sorting. */
    search_key: Generated<string>;
    country: string;
    id_type: CompanyIdentifier;
    partita_iva: string | null;
    vat_number: string | null;
    duns_number: string | null;
    is_duns_fake: Generated<number>;
    fiscal_code: string | null;
    /** Number in a register of the company's country, and which register that is; both or none. */
    national_id: string | null;
    national_id_type: string | null;
    /** The number by which the initiative behind the service knows the company; the provider writes it. */
    eni_id: string | null;
    address: string | null;
    city: string | null;
    province: string | null;
    link: string | null;
    description: string | null;
    /** Whole euro, as text: may exceed 2^31. */
    annual_turnover: string | null;
    /** People with a contract of employment (dipendenti). */
    employees: number | null;
    /** People at work (addetti): owners, family members and employees. */
    workforce: number | null;
    /** 1 while the people at work are the number that was asked for before both were; ended by the next save of it. */
    workforce_assumed: Generated<number>;
    /** Corrected by hand; null = the size proposed from people at work and turnover. */
    size_override: string | null;
    macrosector: string | null;
    sector: string | null;
    action: string | null;
    secondary_sector: string | null;
    contacts: Generated<string>;
    working_states: Generated<string>;
    is_validated: Generated<number>;
    /** When the company asked the provider to change its identity; null = no such request waits. */
    identity_asked_at: string | null;
    /** The attachment that is the logo. */
    logo_id: string | null;
    /** When a person of the company last opened the home page, to the hour. */
    hp_last_access: string | null;
    /** Name of the company's group; companies of the same group may grant each other access to their versions. */
    control_chain: string | null;
    requires_second_factor: Generated<number>;
    fiscal_year: number;
    /** JSON list of quick-start steps sent at least once. */
    quick_start: Generated<string>;
    revision: Generated<number>;
    created_at: string;
    updated_at: string;
    /** The account that saved it last; null before its first save, and after the provider has changed it. */
    updated_by: string | null;
  };
  /** A change of an enabled company's identity that waits for the provider; at most one of a company has no ending. */
  identity_request: {
    id: string;
    company_id: string;
    /** JSON of the columns with their new values. */
    changes: string;
    asked_by: string;
    asked_at: string;
    ending: "accepted" | "declined" | "withdrawn" | "replaced" | null;
    ended_at: string | null;
    /** Why the provider declined. */
    reason: string | null;
  };
  /** A person says that a company which is registered already is theirs. */
  company_dispute: {
    id: string;
    country: string;
    identifier: string;
    email: string;
    message: string;
    sent_at: string;
    closed_at: string | null;
    /** Account id; null for an operator at the machine. */
    closed_by: string | null;
    /** What the provider found. */
    outcome: string | null;
  };
  /** A company's grant that lets another one of its group copy from its versions. */
  company_grant: {
    company_id: string;
    grantee_id: string;
    granted_at: string;
  };
  /** Files uploaded with answers or certificates; their bytes are in the data folder under the same id. */
  attachment: {
    id: string;
    company_id: string;
    year: number;
    question_id: string;
    /** The name its owner gave it, for display and download. */
    name: string;
    media_type: string;
    size: number;
    sha256: string;
    uploaded_by: string;
    uploaded_at: string;
    /** Null while an answer of the draft, or a certificate, names it. */
    released_at: string | null;
    /** "waiting" until the malware scanner has looked at it; null: clean, or taken without a scanner. */
    control: "waiting" | null;
  };
  /** The files that an issued version keeps, even if the draft drops them. */
  version_attachment: {
    version_id: string;
    attachment_id: string;
  };
  /** The files that a saved position or an open candidate keeps; the keeper is either of the two. */
  kept_attachment: {
    keeper_id: string;
    attachment_id: string;
  };
  /** Certificates that a company shows beside its card; the days are calendar days. */
  attestation: {
    id: string;
    company_id: string;
    name: string;
    issuer: string;
    issued_on: string;
    expires_on: string | null;
    /** One of the list of standards; null: not named, and read by no question. */
    standard: string | null;
    attachment_id: string;
    revision: number;
    updated_by: string;
    updated_at: string;
  };
  /** What a company enters once and questions read; `content` is a JSON object of canonical texts by field. */
  register_row: {
    id: string;
    company_id: string;
    register: string;
    content: string;
    revision: number;
    updated_by: string;
    updated_at: string;
  };
}
