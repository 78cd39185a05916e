import type { Db } from "../scope";
import { companyOf, findCompany } from "../store/companies";
import { unknown } from "./refusals";

/** The company with this id; an address names no company by its identifier. */
export async function namedCompany(db: Db, id: string) {
  if ((await companyOf(db, id)) !== id) throw unknown();
  const { business_name: name, control_chain: chain, fiscal_year: fiscalYear } = await findCompany(db, id);
  return { id, name, chain, fiscalYear };
}
