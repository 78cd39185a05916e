import type { Company } from "~/api/contract/registry";
import { logoUrl } from "../files/logo";
import type { PlatformSettings } from "../scope";
import { factsOf, type CompanyRow } from "../store/companies";

/** A company as the wire shows it. */
export function presentCompany(row: CompanyRow, settings: PlatformSettings): Company {
  const { employees, workforce, turnover, size } = factsOf(row);
  const logo = logoUrl(row.logo_id, settings);
  const { macrosector, sector, action } = row;
  return {
    id: row.id,
    businessName: row.business_name,
    country: row.country,
    idType: row.id_type,
    partitaIva: row.partita_iva,
    vatNumber: row.vat_number,
    dunsNumber: row.duns_number,
    isDunsNumberFake: row.is_duns_fake === 1,
    fiscalCode: row.fiscal_code,
    nationalId: row.national_id,
    nationalIdType: row.national_id_type,
    eniId: row.eni_id,
    address: row.address,
    city: row.city,
    province: row.province,
    link: row.link,
    description: row.description,
    annualTurnover: turnover,
    workforce,
    workforceAssumed: row.workforce_assumed === 1,
    numberOfEmployees: employees,
    companySize: size,
    companySizeProposed: row.size_override === null,
    naceData: macrosector !== null && sector !== null ? { macrosector, sector, action } : null,
    referenceSector: sector,
    secondaryReferenceSector: row.secondary_sector,
    contacts: contactsOf(row),
    workingStates: JSON.parse(row.working_states) as string[],
    isValidated: row.is_validated === 1,
    logoUrl: logo,
    picture: logo,
    controlChain: row.control_chain,
    registeredOn: row.created_at,
    createdAt: row.created_at,
    hpLastAccess: row.hp_last_access,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

const contactsOf = ({ contacts }: CompanyRow): Company["contacts"] =>
  (JSON.parse(contacts) as Company["contacts"]).map((contact) => ({
    ...contact,
    blacklisted: contact.blacklisted ?? false,
  }));
