import { type RawBuilder, sql } from "kysely";
import type { Db } from "~/platform/scope";
import { type Column, columnsIn, tablesIn, withoutReferences } from "../../store-shape";

/** Stands in every text that no rule of a table asks for; where it is found, a row of the company is. */
export const MARK = "della-azienda-eliminata";

/**
 * Tables that hold nothing of a company, or must keep it. Every other table is filled, a new one too, and has to be
 * empty of the company afterwards.
 */
const KEPT: Record<string, string> = {
  event: "the trail stays for two years",
  event_chain: "the trail stays for two years",
  event_subject: "the trail stays for two years",
  withdrawn_card: "number and hash of its cards stay",
  configuration: "questionnaires, shared by all companies",
  attempt: "hashes, for a day",
  call_bucket: "how much a caller took, for half a minute",
  registration: "of persons who have no company yet",
  benchmark_row: "sums of many companies",
  benchmark_question: "sums of many companies",
  benchmark_rebuild: "one row of the installation",
  notice: "to everyone, by the provider",
  hosted_sign_in: "hashes, for sixty days",
  signing_key: "of the installation",
  hosted_change: "accounts that the identity service has yet to delete",
};

/** Columns that name a row of another table without saying so to the store. */
const LINKS: Record<string, string> = {
  "kept_attachment.keeper_id": "saved_position",
};

interface Resident {
  companyId: string;
  accountId: string;
  email: string;
  partitaIva: string;
}

/** Whether a column names an account, by its name. */
export const namesAccount = (column: string): boolean =>
  /_by$|^(account|person|verifier|assignee)_id$/.test(column);

export const isKept = (table: string): boolean => table in KEPT;

/** Writes a row of the company into every table, whatever its columns are. */
export async function fillTables(db: Db, resident: Resident): Promise<string[]> {
  const filled = (await tablesIn(db)).filter((table) => !isKept(table) && !MADE.includes(table));
  await withoutReferences(db, async (one) => {
    for (const table of filled) {
      if (table === "reminder") await fillReminders(one);
      else await fill(one, table, resident);
    }
  });
  return filled;
}

/** One of each kind: the id of what it is about, alone or with something after it. */
async function fillReminders(db: Db): Promise<void> {
  const subjects = [idIn("card_version"), `${idIn("verification")} 2026-03-12`, `${idIn("task")} 2026-03-12`];
  for (const subject of subjects) {
    await sql`insert into reminder (kind, subject_id, sent_at)
      values (${MARK}, ${subject}, ${MARK})`.execute(db);
  }
}

/** Of these the company has rows already. */
const MADE = ["company", "account", "membership", "profile", "company_deletion"];

async function fill(db: Db, table: string, resident: Resident): Promise<void> {
  const given = (await columnsIn(db, table)).filter(({ isNumbered }) => !isNumbered);
  const values = given.map((column) => sql`${valueOf(table, column, resident)}`);
  const names = sql.join(given.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values as RawBuilder<unknown>[])})`.execute(
    db,
  );
}

/** A value that a rule of the product reads while the company goes. */
const READ: Record<string, string | number | null> = {
  "verification.ending": "withdrawn",
  "benchmark_entry.opening": null,
  "benchmark_entry.live": null,
  "benchmark_entry.day": "",
  "company_dispute.country": "IT",
  "invitation.mail_id": null,
  "question_link.mail_id": null,
  "identity_request.ending": "withdrawn",
};

function valueOf(
  table: string,
  { name, isNumber, target: known }: Column,
  resident: Resident,
): string | number | null {
  const target = known ?? LINKS[`${table}.${name}`];
  const read = READ[`${table}.${name}`];
  if (read !== undefined) return read;
  if (target === "company" || name === "company_id") return resident.companyId;
  if (target === "account" || namesAccount(name)) return resident.accountId;
  if (target !== undefined) return idIn(target);
  if (name === "id") return idIn(table);
  if (`${table}.${name}` === "mailed_token.subject_id") return resident.accountId;
  if (name === "recipient") return resident.email;
  if (name === "identifier") return resident.partitaIva;
  return isNumber ? 1 : `${MARK} ${table}.${name}`;
}

/** As long as the ids of the product, or longer. */
export const idIn = (table: string): string => `${MARK}-${table}`.padEnd(36, "-");
