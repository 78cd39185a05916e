import { loadCard, type Card } from "./load-card";
import type { Db, Trx } from "../scope";
import { findCompanyWithDraft } from "../store/drafts";
import { issuedVersions } from "../store/versions";

/** The card of a company's year (null: its current one), where nothing else of the survey is looked at. */
export async function cardNow(handle: Db | Trx, companyId: string, asked: number | null): Promise<Card> {
  const { company, draft } = await findCompanyWithDraft(handle, companyId, asked);
  const year = asked ?? company.fiscal_year;
  const isCurrent = year === company.fiscal_year;
  return loadCard(handle, { company, draft, year, isCurrent }, await issuedVersions(handle, companyId));
}
