import { sql } from "kysely";
import type { Trx } from "../../scope";
import { findCompany, IDENTIFIER_COLUMN } from "../companies";

/** Nothing of a company but its id and what the store needs in every row. */
const NOTHING = {
  business_name: "",
  ...{ partita_iva: null, vat_number: null, duns_number: null, fiscal_code: null },
  ...{ address: null, city: null, province: null, link: null, description: null },
  ...{ annual_turnover: null, employees: null, workforce: null, size_override: null },
  ...{ macrosector: null, sector: null, action: null, secondary_sector: null },
  ...{ contacts: "[]", working_states: "[]", quick_start: "[]" },
  ...{ is_validated: 0, identity_asked_at: null, control_chain: null, search_key: "" },
  ...{ national_id: null, national_id_type: null, eni_id: null, logo_id: null, hp_last_access: null },
  ...{ requires_second_factor: 0, updated_by: null },
};

/**
 * Takes everything back at once that others see of a company: its cards keep number and hash (D13), its identifier is
 * free, and the verifications that waited for its people wait for the provider.
 */
export async function withdrawCompany(trx: Trx, companyId: string, at: string): Promise<void> {
  await trx
    .insertInto("withdrawn_card")
    .columns(["id", "year", "number", "sha256", "issued_at", "withdrawn_at"])
    .expression((eb) =>
      eb
        .selectFrom("card_version")
        .select(["id", "year", "number", "sha256", "issued_at", sql<string>`${at}`.as("withdrawn_at")])
        .where("company_id", "=", companyId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable("verification")
    .set({ verifier_id: null, verifier_body: null })
    .where("ending", "is", null)
    .where("company_id", "<>", companyId)
    .where("verifier_id", "in", (eb) =>
      eb.selectFrom("membership").select("account_id").where("company_id", "=", companyId),
    )
    .execute();
  await forgetDisputes(trx, companyId);
  await trx.updateTable("company").set(NOTHING).where("id", "=", companyId).execute();
}

/** Its people work no more from now on, however long it takes until their accounts are erased. */
export async function endAccess(trx: Trx, companyId: string): Promise<void> {
  const people = trx.selectFrom("membership").select("account_id").where("company_id", "=", companyId);
  await trx.updateTable("membership").set({ access_active: 0 }).where("company_id", "=", companyId).execute();
  await trx.deleteFrom("session").where("account_id", "in", people).execute();
}

async function forgetDisputes(trx: Trx, companyId: string): Promise<void> {
  const company = await findCompany(trx, companyId);
  const identifier = company[IDENTIFIER_COLUMN[company.id_type]];
  if (identifier === null) return;
  await trx
    .deleteFrom("company_dispute")
    .where("country", "=", company.country)
    .where("identifier", "=", identifier)
    .execute();
}
