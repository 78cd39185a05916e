import path from "node:path";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import type { TestServer } from "../server";

export const LARGE = "00000000-0000-4000-8000-000000000006";
const ADMIN = "00000000-0000-4000-8000-000000000061";
export const DISPUTE = "00000000-0000-4000-8000-0000000000f1";
export const UNASSIGNED = "00000000-0000-4000-8000-0000000000f2";
const REQUEST = "00000000-0000-4000-8000-0000000000f3";

/**
 * Makes Azienda Grande wait for the provider in every way: another identity, an unassigned verification, a dispute, and
 * a mail that was given up. The number of that mail.
 */
export function waitingForProvider({ dataDir }: Pick<TestServer, "dataDir">): number {
  const store = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"));
  const insert = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    const values = names.map((name) => `@${name}`).join(", ");
    return store.prepare(`insert into ${table} (${names.join(", ")}) values (${values})`).run(row);
  };
  const at = new Date(Date.now() - 60 * 60_000).toISOString();
  store.prepare("update company set is_validated = 1, identity_asked_at = ? where id = ?").run(at, LARGE);
  const asked = { changes: '{"business_name":"Azienda Grandissima S.p.A."}', asked_by: ADMIN, asked_at: at };
  insert("identity_request", { id: REQUEST, company_id: LARGE, ...asked });
  const done = store.prepare("select * from verification where ending = 'issued'").get() as object;
  const place = {
    id: UNASSIGNED,
    company_id: LARGE,
    number: 1,
    phase: "third_party",
    since: at,
    opened_at: at,
  };
  const nobody = { verifier_id: null, verifier_body: null, decided_at: null };
  const open = { ending: null, ended_at: null, ended_by: null, version_id: null };
  insert("verification", { ...done, ...place, ...nobody, ...open });
  insert("company_dispute", {
    ...{ id: DISPUTE, country: "IT", identifier: "09999060172", sent_at: at },
    ...{ email: "socio@prova.example", message: "È mia.\nDa sempre." },
  });
  const { lastInsertRowid } = insert("mail", {
    ...{ recipient: "chiara.ferrari@prova.example", recipient_name: "Chiara", template: "enablement-lost" },
    params: '{"businessName":"Azienda Grande S.p.A.","link":"/dashboard"}',
    ...{ created_at: at, next_attempt_at: at, attempted_at: at, attempts: 10 },
    ...{ failed_at: at, last_error: "EENVELOPE" },
  });
  store.close();
  return Number(lastInsertRowid);
}
