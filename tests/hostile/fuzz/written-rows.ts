import type Database from "better-sqlite3";

/**
 * Tables that a refused call may change: they record who asked. Refusals and sign-ins in the trail, attempts for the
 * limits, the hour a session was last used (or its end, when its time was over).
 */
const RECORDS_OF_REFUSALS = ["event", "event_chain", "event_subject", "attempt", "call_bucket", "session"];

const COUNTER = "rows_written_in_test";

/** Mails are delivered beside the requests: only a new one was caused by a request. */
const BESIDE: Record<string, string[]> = { mail: ["INSERT"] };

/** Every write takes the lock of its company first, also one that finds nothing to do. */
const LOCK = "lock";

const CHANGES = ["INSERT", "UPDATE", "DELETE"];

/**
 * Lets the store count every row that is inserted, changed or deleted, by table. A transaction that is rolled back
 * counts nothing, and an update counts even if it changes no value.
 */
export function countWrites(store: Database.Database): () => Record<string, number> {
  const tables = store
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all() as string[];
  store.exec(`CREATE TABLE ${COUNTER} (name TEXT PRIMARY KEY, rows INTEGER NOT NULL)`);
  for (const table of tables.filter((name) => !RECORDS_OF_REFUSALS.includes(name))) {
    store.prepare(`INSERT INTO ${COUNTER} VALUES (?, 0)`).run(table);
    const columns = store.prepare("SELECT name FROM pragma_table_info(?) WHERE name <> ?").pluck();
    const content = (columns.all(table, LOCK) as string[]).map((name) => `"${name}"`).join(", ");
    for (const what of BESIDE[table] ?? CHANGES) {
      store.exec(
        `CREATE TRIGGER "count_${what}_${table}" AFTER ${what === "UPDATE" ? `UPDATE OF ${content}` : what} ON "${table}"
         BEGIN UPDATE ${COUNTER} SET rows = rows + 1 WHERE name = '${table}'; END`,
      );
    }
  }
  const read = store.prepare(`SELECT name, rows FROM ${COUNTER} WHERE rows > 0 ORDER BY name`).raw();
  return () => Object.fromEntries(read.all() as [string, number][]);
}
