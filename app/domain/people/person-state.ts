/**
 * How a person of a company stands (§3 "enabled versus enabling in progress"): "invited" has not chosen a password yet,
 * "expired" let the time for it pass.
 */
export const PERSON_STATES = ["active", "off", "invited", "expired"] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Has an access of their own; the others have an invitation. */
export const isMember = (state: PersonState): boolean => state === "active" || state === "off";
