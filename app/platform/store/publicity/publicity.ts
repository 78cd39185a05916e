import type { Db, Trx } from "../../scope";

/** What a company shows of its cards to everyone. */
interface Publicity {
  showsClasses: boolean;
  sharesDocument: boolean;
  revision: number;
}

/** The least: that a card exists, whose it is, and whether it is valid. */
const NOTHING_MORE: Publicity = { showsClasses: false, sharesDocument: false, revision: 0 };

export async function publicityOf(handle: Db | Trx, companyId: string): Promise<Publicity> {
  const row = await handle
    .selectFrom("card_publicity")
    .select(["shows_classes", "shares_document", "revision"])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row
    ? {
        showsClasses: row.shows_classes === 1,
        sharesDocument: row.shares_document === 1,
        revision: row.revision,
      }
    : NOTHING_MORE;
}

export async function putPublicity(trx: Trx, companyId: string, publicity: Publicity): Promise<void> {
  const values = {
    shows_classes: Number(publicity.showsClasses),
    shares_document: Number(publicity.sharesDocument),
    revision: publicity.revision,
  };
  await trx
    .insertInto("card_publicity")
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(values))
    .execute();
}
