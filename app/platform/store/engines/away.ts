/** The server of the database gave no connection, or was lost under a statement. */
export class StoreAway extends Error {}

/** The server neither answered nor refused for as long as the product waits. */
export class StoreSilent extends StoreAway {}

export const lost = (what: string, cause: unknown): StoreAway =>
  cause instanceof Error && /timeout/i.test(cause.message)
    ? new StoreSilent(what, { cause })
    : new StoreAway(what, { cause });

/**
 * PostgreSQL's codes of a connection that was lost, of a server that starts, stops or has too many connections
 * (Appendix A of its manual: 08, 57P01 to 57P03, 53300), or that had nothing to do for too long (25P03, 57P05).
 */
const CODES = /^(08\w{3}|25P03|57P0[1235]|53300)$/;

/** Of a server that takes no change: a standby, or one that is set to reading alone. Its transaction has changed nothing. */
const READ_ONLY = /^(25006|0A000)$/;

/** The system's codes (errno) of a connection that ended. */
const OF_THE_NETWORK = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** What the client says of a connection that broke under a statement, and of a server that is silent for too long. */
const WORDS = /^(Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Whether a statement's error is of its connection, and not of the statement. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && (OF_THE_NETWORK.test(codeOf(error)) || WORDS.test(error.message));

/** Whether the database on a server is out of reach. What was under way may have been done or not: it is not repeated. */
export function isAway(error: unknown): boolean {
  return error instanceof StoreAway || (error instanceof Error && CODES.test(codeOf(error)));
}

/** Whether a change met a server that only answers questions: after a failover another connection may lead elsewhere. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && READ_ONLY.test(codeOf(error));

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");
