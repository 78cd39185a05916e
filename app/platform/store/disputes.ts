import type { Db, Trx } from "../scope";

interface Dispute {
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

/** A dispute, with the company that holds the identifier now. */
export interface OpenDispute extends Dispute {
  companyId: string | null;
  companyName: string | null;
}

/** Those that the provider has not closed, the oldest first. */
const open = (db: Db) =>
  db
    .selectFrom("company_dispute")
    .selectAll()
    .where("closed_at", "is", null)
    .orderBy("sent_at")
    .orderBy("id");

/** Each with the company that holds its identifier. */
async function withCompany(db: Db, disputes: ReturnType<typeof open>): Promise<OpenDispute[]> {
  const rows = await db
    .selectFrom(disputes.as("dispute"))
    .leftJoin("company", (join) =>
      join.on((eb) =>
        eb.or(
          (["partita_iva", "vat_number", "duns_number"] as const).map((column) =>
            eb(`company.${column}`, "=", eb.ref("dispute.identifier")),
          ),
        ),
      ),
    )
    .select(["dispute.id", "dispute.country", "dispute.identifier", "dispute.email", "dispute.message"])
    .select(["dispute.sent_at", "company.id as company_id", "company.business_name"])
    .orderBy("dispute.sent_at")
    .orderBy("dispute.id")
    .execute();
  return rows.map(({ sent_at, company_id, business_name, ...given }) => ({
    ...given,
    sentAt: sent_at,
    companyId: company_id,
    companyName: business_name,
  }));
}

/** A part of the open disputes; all of them without one. */
export const openDisputes = (db: Db, part?: { from: number; most: number }): Promise<OpenDispute[]> =>
  withCompany(db, part ? open(db).limit(part.most).offset(part.from) : open(db));

export async function countOpenDisputes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("company_dispute")
    .where("closed_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The open one with this id; undefined when there is none. */
export const openDispute = async (db: Db, id: string): Promise<OpenDispute | undefined> =>
  (await withCompany(db, open(db).where("id", "=", id)))[0];

/** The oldest ones about the company with this identifier, so many at most. */
export const disputesOf = (
  db: Db,
  { country, identifier }: { country: string; identifier: string },
  most: number,
): Promise<OpenDispute[]> =>
  withCompany(db, open(db).where("identifier", "=", identifier).where("country", "=", country).limit(most));

/** Whether there is one with this id, open or closed. */
export async function isDispute(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("company_dispute").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** False when it is closed already. */
export async function closeDispute(
  trx: Trx,
  id: string,
  { at, by, outcome }: { at: string; by: string | null; outcome: string | null },
): Promise<boolean> {
  const closed = await trx
    .updateTable("company_dispute")
    .set({ closed_at: at, closed_by: by, outcome })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}
