import { type Entity, TEMPLATE_SCHEMES } from "~/domain/vsme/taxonomy";
import type { Survey } from "../../survey/survey";

/** The addresses of the schemes, as EFRAG's converter writes them. */
const SCHEMES = {
  LEI: "http://standards.iso.org/iso/17442",
  EUID: "https://e-justice.europa.eu/topics/registers-business-insolvency-land/business-registers-search-company-eu_en",
  DUNS: "https://www.dnb.co.uk/duns-number",
} as const;
/** The scheme of Italian financial statements: the fiscal code in the register of enterprises. */
const REGISTER = "http://www.infocamere.it";

/** Who reports: by a number that the digital template knows, otherwise by the fiscal code. */
export function entityOf({ company, year }: Pick<Survey, "company" | "year">): Entity {
  return { name: company.business_name, identifier: identifierOf(company), fiscalYear: year };
}

function identifierOf(company: Survey["company"]): Entity["identifier"] {
  const { national_id: number, national_id_type: type, duns_number: duns, is_duns_fake: isFake } = company;
  const label = TEMPLATE_SCHEMES.find((known) => known === type?.toUpperCase());
  if (label && number !== null) return { scheme: SCHEMES[label], label, value: number };
  if (duns !== null && isFake === 0) return { scheme: SCHEMES.DUNS, label: "DUNS", value: duns };
  const value = company.fiscal_code ?? company.partita_iva ?? company.vat_number ?? company.id;
  return { scheme: REGISTER, label: null, value };
}
