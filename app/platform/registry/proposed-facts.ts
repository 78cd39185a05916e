import type { ProposedFact, ProposedField } from "~/api/contract/proposed-facts";
import { provinces } from "~/content/provinces";
import { divisions } from "~/content/sectors/divisions";
import { vatOffices } from "~/content/vat-offices";
import { registryIssues } from "~/domain/company/registry-rules";
import { vatOfficeCode } from "~/domain/company/vat-office";
import { oneLine, toLatin1 } from "~/domain/plain-text";
import { looksGenuine } from "../config/check-digits";
import { type CompanyRow, findCompany } from "../store/companies";
import type { UseCase } from "../use-case";
import { askRegister, type RegisterAnswer, type RegisteredCompany } from "./company-register";

/**
 * What can be known of an Italian company by its partita IVA, as proposals: the register's word before that of the
 * office code. Only of what the company has not given; the register is not asked once it has given all.
 */
export const proposedFacts: UseCase<"registry.proposedFacts"> = async (_input, { db, session, settings }) => {
  const row = await findCompany(db, session.companyId);
  const partitaIva = row.country === "IT" ? row.partita_iva : null;
  if (partitaIva === null || !looksGenuine("partitaIva", partitaIva, "IT"))
    return { facts: [], register: "none" };
  const { companyRegisterUrl: url } = settings;
  const isAsked = url !== null && [row.address, row.city, row.province, row.sector].includes(null);
  const answer = isAsked ? await askRegister(url, partitaIva) : null;
  return {
    facts: [...factsOfRegister(row, answer), ...factOfOffice(row, partitaIva)].filter(isFirstOfField),
    register: answer?.register ?? "none",
  };
};

const isFirstOfField = ({ field }: ProposedFact, index: number, facts: ProposedFact[]): boolean =>
  facts.findIndex((fact) => fact.field === field) === index;

function factOfOffice({ province }: CompanyRow, partitaIva: string): ProposedFact[] {
  const code = vatOfficeCode(partitaIva);
  const value = code === null ? undefined : vatOffices[code];
  if (province !== null || code === null || value === undefined) return [];
  return [{ field: "province", value, source: "vat_office", detail: code }];
}

function factsOfRegister(row: CompanyRow, answer: RegisterAnswer | null): ProposedFact[] {
  if (!answer?.company) return [];
  const known = knownIn(answer.company);
  const missing: Record<ProposedField, boolean> = {
    businessName: known.businessName !== row.business_name,
    address: row.address === null,
    city: row.city === null,
    province: row.province === null,
    sector: row.sector === null,
  };
  const detail = clean(answer.company.source) ?? "";
  return Object.entries(known).flatMap(([name, value]) => {
    const field = name as ProposedField;
    return value !== null && missing[field] ? [{ field, value, source: "register" as const, detail }] : [];
  });
}

const PROVINCES = new Set(provinces.map(({ code }) => code));
const DIVISIONS = new Set(divisions.map(({ code }) => code));

/** What of an answer the registry could store: codes of its lists, texts that its rules allow. */
function knownIn({
  name,
  address,
  city,
  province,
  ateco,
}: RegisteredCompany): Record<ProposedField, string | null> {
  const inList = (list: ReadonlySet<string>, code: string | undefined) =>
    code !== undefined && list.has(code) ? code : null;
  return {
    businessName: allowed("businessName", name),
    address: allowed("address", address),
    city: allowed("city", city),
    province: inList(PROVINCES, province?.toUpperCase()),
    sector: inList(DIVISIONS, ateco?.slice(0, 2)),
  };
}

function allowed(field: "businessName" | "address" | "city", text: string | null): string | null {
  const value = clean(text);
  return value !== null && registryIssues(field, value).length === 0 ? value : null;
}

const clean = (text: string | null): string | null =>
  text === null ? null : oneLine(toLatin1(text).text) || null;
