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

/** A dispute, with the company that holds the identifier now. */
export interface OpenDispute extends Dispute {
  companyId: string | null;
  companyName: string | null;
}

const open = (db: Db) =>
  db
    .selectFrom("company_dispute as dispute")
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
    .where("closed_at", "is", null)
    .orderBy("sent_at");

type Row = Awaited<ReturnType<ReturnType<typeof open>["execute"]>>[number];

const disputeOf = ({ sent_at, company_id, business_name, ...given }: Row): OpenDispute => ({
  ...given,
  sentAt: sent_at,
  companyId: company_id,
  companyName: business_name,
});

/** The disputes that the provider has not closed, oldest first. */
export async function openDisputes(db: Db): Promise<OpenDispute[]> {
  return (await open(db).execute()).map(disputeOf);
}

/** Those about the company with this identifier. */
export async function disputesOf(db: Db, country: string, identifier: string): Promise<OpenDispute[]> {
  const rows = await open(db)
    .where("dispute.identifier", "=", identifier)
    .where("dispute.country", "=", country)
    .execute();
  return rows.map(disputeOf);
}

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
