import { sql, type SqlBool } from "kysely";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";

type ReminderKind = Database["reminder"]["kind"];

/** Companies looked at in one round. */
const MOST_AT_ONCE = 100;

export interface ExpiringCard {
  id: string;
  companyId: string;
  expiresAt: string;
}

/** The newest cards of companies that expire between two instants and of which no reminder was sent, the soonest first. */
export async function expiringCards(
  db: Db,
  { after, until }: { after: string; until: string },
): Promise<ExpiringCard[]> {
  const rows = await db
    .selectFrom("card_version as card")
    .select(["card.id", "card.company_id", "card.expires_at"])
    .where("card.expires_at", ">", after)
    .where("card.expires_at", "<=", until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("card_version as newer")
            .select("newer.id")
            .whereRef("newer.company_id", "=", "card.company_id")
            .whereRef("newer.issued_at", ">", "card.issued_at"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("reminder")
            .select("subject_id")
            .where("kind", "=", "card-expires")
            .whereRef("subject_id", "=", "card.id"),
        ),
      ),
    )
    .orderBy("card.expires_at")
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ id, company_id, expires_at }) => ({ id, companyId: company_id, expiresAt: expires_at }));
}

export interface LapsingVerification {
  id: string;
  companyId: string;
  year: number;
  since: string;
}

/** Open verifications whose phase began between two instants and of which no reminder was sent, the oldest first. */
export async function lapsingVerifications(
  db: Db,
  { after, until }: { after: string; until: string },
): Promise<LapsingVerification[]> {
  const rows = await db
    .selectFrom("verification")
    .select(["id", "company_id", "year", "since"])
    .where("ending", "is", null)
    .where("since", ">", after)
    .where("since", "<=", until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("reminder")
            .select("subject_id")
            .where("kind", "=", "verification-lapses")
            .where(sql<SqlBool>`subject_id = verification.id || ' ' || verification.since`),
        ),
      ),
    )
    .orderBy("since")
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ company_id, ...row }) => ({ ...row, companyId: company_id }));
}

/** Notes a reminder; false when it was sent already. */
export async function addReminder(
  trx: Trx,
  kind: ReminderKind,
  subjectId: string,
  sentAt: string,
): Promise<boolean> {
  const added = await trx
    .insertInto("reminder")
    .values({ kind, subject_id: subjectId, sent_at: sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("subject_id")
    .executeTakeFirst();
  return added !== undefined;
}

interface RemindedPerson {
  accountId: string;
  address: string;
  name: string;
}

/** The administrators of a company with an active access who want reminders. */
export async function remindedAdministrators(trx: Trx, companyId: string): Promise<RemindedPerson[]> {
  const rows = await trx
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.id", "account.email", "account.name", "account.surname"])
    .where("membership.company_id", "=", companyId)
    .where("membership.is_admin", "=", 1)
    .where("membership.access_active", "=", 1)
    .where("account.wants_reminders", "=", 1)
    .orderBy("account.email")
    .execute();
  return rows.map(({ id, email, name, surname }) => ({
    accountId: id,
    address: email,
    name: `${name} ${surname}`,
  }));
}

/** Whether a person wants reminders, and where they go; null when there is no such account. */
export async function remindersOf(
  db: Db,
  accountId: string,
): Promise<{ email: string; reminders: boolean } | null> {
  const row = await db
    .selectFrom("account")
    .select(["email", "wants_reminders"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row ? { email: row.email, reminders: row.wants_reminders === 1 } : null;
}

export async function switchReminders(trx: Trx, accountId: string, isOn: boolean): Promise<void> {
  await trx
    .updateTable("account")
    .set({ wants_reminders: Number(isOn) })
    .where("id", "=", accountId)
    .execute();
}
