import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../schema/database";
import type { Trx } from "../../scope";
import { eraseInvitation, erasePerson, eraseQuestionLink } from "./erase-people";

/** Values whose rows one statement deletes. */
const SOME = 50;

/** People and invitations take several statements each. */
const A_FEW = 10;

interface Erasing {
  companyId: string;
  at: string;
  /** The day in Italy: the benchmark shows until its end what it showed when it began (D10). */
  today: string;
}

interface ErasedSlice {
  isMore: boolean;
  /** Ids of files whose bytes may go once the slice is committed. */
  files: string[];
}

/** Rows of a table that are a company's by a column of their own, or by the row that they name. */
interface Part {
  table: keyof Database;
  key: string;
  whose: (companyId: string) => RawBuilder<unknown>;
}

const ownRows = (table: keyof Database, key = "id"): Part => ({
  table,
  key,
  whose: (companyId) => sql`company_id = ${companyId}`,
});

const rowsOf = (
  parent: "job" | "verification" | "card_version" | "card_share" | "saved_position",
  table: keyof Database,
  key: string,
): Part => ({
  table,
  key,
  whose: (companyId) =>
    sql`${sql.ref(key)} in (select id from ${sql.table(parent)} where company_id = ${companyId})`,
});

/** Reminders whose subject is a row's id with something after it. */
const remindersOf = (parent: "task" | "verification"): Part => ({
  table: "reminder",
  key: "subject_id",
  whose: (companyId) =>
    sql`substr(subject_id, 1, 36) in (select id from ${sql.table(parent)} where company_id = ${companyId})`,
});

/** In the order that the references between the tables ask for. A table that is missing here keeps the company's row. */
const PARTS: readonly Part[] = [
  rowsOf("job", "change_outcome", "job_id"),
  rowsOf("job", "invitation_outcome", "job_id"),
  ownRows("job"),
  rowsOf("card_version", "reminder", "subject_id"),
  remindersOf("task"),
  remindersOf("verification"),
  rowsOf("verification", "verification_visit", "verification_id"),
  rowsOf("verification", "judgement_change", "verification_id"),
  rowsOf("verification", "judgement", "verification_id"),
  rowsOf("verification", "kept_attachment", "keeper_id"),
  rowsOf("saved_position", "kept_attachment", "keeper_id"),
  rowsOf("card_version", "version_attachment", "version_id"),
  ownRows("attestation"),
  ownRows("register_row"),
  ownRows("attachment"),
  ownRows("answer_change"),
  ownRows("answer", "question_id"),
  ownRows("jotting", "question_id"),
  ownRows("saved_position"),
  ownRows("verification"),
  rowsOf("card_version", "version_comparison", "version_id"),
  rowsOf("card_share", "share_opening", "share_id"),
  ownRows("card_share"),
  ownRows("card_version"),
  ownRows("card_publicity", "company_id"),
  ownRows("draft", "year"),
  ownRows("company_grant", "grantee_id"),
  {
    table: "company_grant",
    key: "company_id",
    whose: (companyId) => sql`grantee_id = ${companyId}`,
  },
  ownRows("task"),
  ownRows("enablement_change"),
  ownRows("identity_request"),
  ownRows("company_profile", "profile"),
  ownRows("audit"),
];

/** Deletes some of what a company has, while there is time. The company's own row goes last. */
export async function eraseSlice(trx: Trx, erasing: Erasing, hasTime: () => boolean): Promise<ErasedSlice> {
  const files: string[] = [];
  const more = { isMore: true, files };
  while ((await eraseSomePeople(trx, erasing)) > 0) if (!hasTime()) return more;
  for (const part of PARTS) {
    for (;;) {
      const gone = await eraseSome(trx, part, erasing.companyId);
      if (part.table === "attachment") files.push(...gone);
      if (gone.length === 0) break;
      if (!hasTime()) return more;
    }
  }
  await eraseRest(trx, erasing);
  return { isMore: false, files };
}

async function eraseSomePeople(trx: Trx, { companyId, at }: Erasing): Promise<number> {
  const people = await trx
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.id", "account.email"])
    .where("membership.company_id", "=", companyId)
    .limit(A_FEW)
    .execute();
  for (const person of people) await erasePerson(trx, person, at);
  const invited = await trx
    .selectFrom("invitation")
    .select(["id", "email"])
    .where("company_id", "=", companyId)
    .limit(A_FEW)
    .execute();
  for (const invitation of invited) await eraseInvitation(trx, invitation);
  const asked = await trx
    .selectFrom("question_link")
    .select(["id", "email"])
    .where("company_id", "=", companyId)
    .limit(A_FEW)
    .execute();
  for (const link of asked) await eraseQuestionLink(trx, link);
  return people.length + invited.length + asked.length;
}

/** The keys of the rows that went. */
async function eraseSome(trx: Trx, { table, key, whose }: Part, companyId: string): Promise<string[]> {
  const column = sql.ref(key);
  const owned = whose(companyId);
  const { rows } = await sql<{ key: string }>`delete from ${sql.table(table)}
    where ${owned} and ${column} in (select ${column} from ${sql.table(table)} where ${owned} limit ${sql.lit(SOME)})
    returning ${column} as key`.execute(trx);
  return rows.map((row) => row.key);
}

/** What the benchmark shows today keeps the company's empty row for a day. */
async function eraseRest(trx: Trx, { companyId, today }: Erasing): Promise<void> {
  await trx
    .deleteFrom("benchmark_entry")
    .where("company_id", "=", companyId)
    .where("day", "<", today)
    .execute();
  await trx
    .deleteFrom("company")
    .where("id", "=", companyId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("benchmark_entry").select("year").where("company_id", "=", companyId))),
    )
    .execute();
}
