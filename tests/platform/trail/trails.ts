import type Sqlite from "better-sqlite3";
import type { PlatformParts } from "~/platform/scope";
import { recordAudit, type AuditEvent } from "~/platform/store/audit";
import { checkTrail } from "~/platform/store/trail/check-chain";
import { write } from "~/platform/store/write";

/** One event as a test notes it. */
export interface Noted {
  companyId?: string | null;
  kind?: AuditEvent;
  accountId?: string;
  clientAddress?: string;
  detail?: string;
}

export const note = (parts: PlatformParts, { kind = "sign_in", clientAddress, ...facts }: Noted = {}) =>
  write(parts.db, null, (trx) =>
    recordAudit(trx, { ...parts, ...(clientAddress === undefined ? {} : { clientAddress }) }, kind, facts),
  );

export const faultsOf = async ({ db, settings }: PlatformParts) =>
  (await checkTrail(db, settings.keys.trail)).faults;

/** What a stranger with the file can do and the product cannot: without the guards of the table. */
export function tampering(
  sqlite: Sqlite.Database,
  work: (run: (sql: string, ...values: unknown[]) => void) => void,
) {
  const guards = sqlite.prepare("select name, sql from sqlite_master where type = 'trigger'").all() as {
    name: string;
    sql: string;
  }[];
  for (const { name } of guards) sqlite.exec(`drop trigger "${name}"`);
  work((sql, ...values) => void sqlite.prepare(sql).run(...values));
  for (const { sql } of guards) sqlite.exec(sql);
}
