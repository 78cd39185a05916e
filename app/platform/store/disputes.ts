import type { Db, Trx } from "../scope";

export interface Dispute {
  id: string;
  country: string;
  identifier: string;
  email: string;
  message: string;
  sentAt: string;
}

/** False when the sender has already disputed this company, and the provider has not closed that. */
export async function addDispute(trx: Trx, dispute: Dispute): Promise<boolean> {
  const open = await trx
    .selectFrom("company_dispute")
    .select("id")
    .where("identifier", "=", dispute.identifier)
    .where("email", "=", dispute.email)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  if (open) return false;
  const { sentAt, ...given } = dispute;
  await trx
    .insertInto("company_dispute")
    .values({ ...given, sent_at: sentAt, closed_at: null })
    .execute();
  return true;
}

/** The disputes that the provider has not closed, oldest first. */
export async function openDisputes(db: Db): Promise<Dispute[]> {
  const rows = await db
    .selectFrom("company_dispute")
    .selectAll()
    .where("closed_at", "is", null)
    .orderBy("sent_at")
    .execute();
  return rows.map(({ sent_at, id, country, identifier, email, message }) => ({
    ...{ id, country, identifier, email, message },
    sentAt: sent_at,
  }));
}

export async function closeDispute(trx: Trx, id: string, at: string): Promise<void> {
  await trx.updateTable("company_dispute").set({ closed_at: at }).where("id", "=", id).execute();
}
