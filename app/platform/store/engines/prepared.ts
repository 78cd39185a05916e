/** A text that has come so often comes again. */
const OFTEN = 10;

/** Each connection keeps what it has prepared, with its plan. */
const MOST = 100;

/** Lists of many lengths make many texts: what comes seldom is forgotten. */
const MOST_SEEN = 2_000;

/** How often each text has come that is not prepared yet. */
const seen = new Map<string, number>();
const names = new Map<string, string>();

/**
 * The name under which a statement is prepared on each connection: PostgreSQL reads it once, and after some times plans it no more.
 * Undefined where it has no values (as what begins and ends a transaction), has not come often, or enough others have.
 */
export function preparedAs(text: string, values: readonly unknown[]): string | undefined {
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
}

/** Whether a prepared statement would give other columns than it did: another instance has brought the database to a newer schema. */
export const isOfFormerSchema = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("cached plan must not change result type");
