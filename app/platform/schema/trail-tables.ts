import type { Generated } from "kysely";

export interface TrailTables {
  /** What happened, appended only; a row is never changed, and deleted only up to its chain's signed checkpoint. */
  event: {
    /** A company's id, or "installation" for events of no company. */
    chain: string;
    /** From 1, without gaps. */
    sequence: number;
    at: string;
    kind: string;
    account_id: string | null;
    /** Pseudonyms in event_subject. */
    address: string | null;
    operator: string | null;
    detail: string | null;
    /** More than one for refusals that were counted together. */
    count: number;
    request_id: string | null;
    /** SHA-256 of the row before, and of this row with it; hexadecimal. */
    previous: string;
    hash: string;
  };
  /** What a pseudonym of the trail means; no hash covers it, so that it can be erased. */
  event_subject: {
    pseudonym: string;
    chain: string;
    kind: "address" | "operator";
    value: string;
  };
  /** Both ends of a chain, each signed with a key that is not in the store. */
  event_chain: {
    chain: string;
    /** The newest row. */
    sequence: number;
    hash: string;
    /** In the row of the installation: how many chains of companies there are. */
    chains: number;
    signature: string;
    /** The last row that was deleted after its time; 0 = none was. */
    cut_sequence: Generated<number>;
    cut_hash: Generated<string>;
    cut_at: string | null;
    cut_signature: string | null;
  };
}
