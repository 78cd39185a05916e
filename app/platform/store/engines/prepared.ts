/** A text that has come so often comes again. */
const OFTEN = 10;

/** Each connection keeps what it has prepared, with its plan. */
const MOST = 100;

/** Lists of many lengths make many texts: what comes seldom is forgotten. */
const MOST_SEEN = 2_000;

/** The name under which a statement is prepared, on each connection of a pool; undefined where it is not. */
export type NameOf = (text: string, values: readonly unknown[]) => string | undefined;

/**
 * Names for the statements of a pool: PostgreSQL reads a prepared one once for each connection, and after some times plans it no more.
 * None for a statement without values (as what begins and ends a transaction), for one that has not come often, and where enough others have.
 */
export function preparedNames(): NameOf {
  /** How often each text has come that is not prepared yet. */
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text, values) => {
    if (values.length === 0) return undefined;
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const given = `carta_${names.size + 1}`;
    names.set(text, given);
    return given;
  };
}

/** Whether a prepared statement would give other columns than it did: another instance has brought the database to a newer schema. */
export const isOfFormerSchema = (error: unknown): boolean =>
  error instanceof Error &&
  "routine" in error &&
  error.routine === "RevalidateCachedQuery" &&
  "code" in error &&
  error.code === "0A000";
