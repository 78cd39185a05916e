import { searchKeyOf } from "~/domain/people/search-key";
import type { Trx } from "../../scope";

const SOME = 50;

/**
 * Gives some accounts the text by which they are found. A process of an older version makes accounts without it while
 * two processes serve one folder. Returns how many had none.
 */
export async function fillSearchKeys(trx: Trx): Promise<number> {
  const accounts = await trx
    .selectFrom("account")
    .select(["id", "email", "name", "surname"])
    .where("search_key", "=", "")
    .limit(SOME)
    .execute();
  for (const account of accounts) {
    await trx
      .updateTable("account")
      .set({ search_key: searchKeyOf(account) })
      .where("id", "=", account.id)
      .execute();
  }
  return accounts.length;
}
