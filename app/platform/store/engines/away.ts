/** The server of the database gave no connection. */
export class StoreAway extends Error {}

/**
 * PostgreSQL's codes of a connection that was lost, of a server that starts, stops or has too many connections
 * (Appendix A of its manual: 08, 57P01 to 57P03, 53300).
 */
const CODES = /^(08\w{3}|57P0[123]|53300)$/;

/** Of a server that takes no change: a standby, or one that is set to reading alone. Its transaction has changed nothing. */
const READ_ONLY = /^(25006|0A000)$/;

/** A connection that broke under a statement has no code. */
const WORDS = /^Connection terminated/;

/** Whether the database on a server is out of reach. What was under way may have been done or not: it is not repeated. */
export function isAway(error: unknown): boolean {
  if (error instanceof StoreAway) return true;
  if (!(error instanceof Error)) return false;
  return CODES.test(codeOf(error)) || WORDS.test(error.message);
}

/** Whether a change met a server that only answers questions: after a failover another connection may lead elsewhere. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && READ_ONLY.test(codeOf(error));

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");
