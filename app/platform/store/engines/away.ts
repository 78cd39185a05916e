/** The server of the database gave no connection. */
export class StoreAway extends Error {}

/**
 * PostgreSQL's codes of a connection that was lost, of a server that starts, stops, has too many connections or only
 * answers questions (Appendix A of its manual: 08, 57P01 to 57P03, 53300, 25006).
 */
const CODES = /^(08\w{3}|57P0[123]|53300|25006)$/;

/** A connection that broke under a statement has no code. */
const WORDS = /^Connection terminated/;

/** Whether the database on a server is out of reach. What was under way may have been done or not: it is not repeated. */
export function isAway(error: unknown): boolean {
  if (error instanceof StoreAway) return true;
  if (!(error instanceof Error)) return false;
  return ("code" in error && CODES.test(String(error.code))) || WORDS.test(error.message);
}
