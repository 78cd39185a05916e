import { searchKeyOf } from "~/domain/people/search-key";
import type { World } from "../world";

/** Gives a company so many people more, a third of them switched off. They cannot sign in. */
export async function addCrowd({ db, clock }: World, companyId: string, size: number): Promise<void> {
  const at = clock.now().toISOString();
  await db.transaction().execute(async (trx) => {
    for (let number = 0; number < size; number += 1) {
      const id = `person-${number}`;
      const person = {
        email: `p${number}@prova.example`,
        name: `Anna ${number % 97}`,
        surname: `Rossi ${number}`,
      };
      await trx
        .insertInto("account")
        .values({
          ...person,
          id,
          search_key: searchKeyOf(person),
          ...{ password_hash: "", phone: null, created_at: at, last_login_at: null },
          ...{ terms_accepted_at: at, privacy_accepted_at: at, clauses_accepted_at: at },
        })
        .execute();
      const key = { account_id: id, company_id: companyId };
      await trx
        .insertInto("membership")
        .values({ ...key, is_admin: 0, access_active: Number(number % 3 > 0) })
        .execute();
      await trx
        .insertInto("profile")
        .values({ ...key, profile: "supplier", can_read: 1, can_write: 0 })
        .execute();
    }
  });
}
