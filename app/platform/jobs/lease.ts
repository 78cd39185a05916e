/** A holder that has not renewed its lease for this long counts as gone. */
const LEASE_MS = 30_000;
export const RENEWAL_MS = 10_000;

/** Until when a holder counts as alive that said so now; ISO 8601 in UTC. */
export const leaseFrom = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString();
