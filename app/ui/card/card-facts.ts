/** The facts on the card. */
export interface CardFacts {
  /** Null until it is issued, like the two dates. */
  id: string | null;
  status: "draft" | "valid" | "expired" | "replaced";
  issuedAt: string | null;
  expiresAt: string | null;
  certification: {
    level: number;
    date: string;
    body: string | null;
    /** The instant whose data it shows. */
    dataAsOf?: string | undefined;
  } | null;
}
