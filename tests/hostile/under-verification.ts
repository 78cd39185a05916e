import path from "node:path";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import type { TestServer } from "../server";

const NEW_COMPANY = "00000000-0000-4000-8000-000000000002";
const ID = "00000000-0000-4000-8000-0000000000d1";

/** Puts a verification with one comment before Azienda Nuova, like the one that the demo has brought to its end. */
export function underVerification({ dataDir }: Pick<TestServer, "dataDir">): void {
  const store = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"));
  const insert = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    const values = names.map((name) => `@${name}`).join(", ");
    store.prepare(`insert into ${table} (${names.join(", ")}) values (${values})`).run(row);
  };
  const year = store.prepare("select fiscal_year from company where id = ?").pluck().get(NEW_COMPANY);
  const done = store.prepare("select * from verification where ending = 'issued'").get() as Record<
    string,
    unknown
  >;
  const since = new Date().toISOString();
  const place = { id: ID, company_id: NEW_COMPANY, number: 1, year, phase: "third_party", since };
  const ending = { ending: null, ended_at: null, ended_by: null, version_id: null };
  insert("verification", { ...done, ...place, ...ending });
  const { question } = (JSON.parse(String(done.items)) as { question: string }[])[0] ?? {};
  const said = { verdict: "commented", comment: "Di che anno è?", judged_at: since };
  insert("judgement", { verification_id: ID, question_id: question, attachment_id: "", ...said });
  store.close();
}
