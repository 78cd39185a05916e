import { PROFILES } from "~/domain/people/rights";
import type { Roles } from "~/domain/people/roles";
import { lastClosedYear } from "~/domain/periods";
import { act } from "~/platform/card/act";
import { loadCard } from "~/platform/card/load-card";
import { hashPassword } from "~/platform/identity/passwords";
import { storeUpdate } from "~/platform/registry/store-update";
import type { PlatformParts, Trx } from "~/platform/scope";
import { addAccount } from "~/platform/store/accounts/accounts";
import { insertCompany } from "~/platform/store/companies";
import { storeGrant } from "~/platform/store/accounts/company-profiles";
import { storeRoles } from "~/platform/store/accounts/member-changes";
import { grant as allowCopying } from "~/platform/store/grants";
import { addMember } from "~/platform/store/accounts/memberships";
import { write } from "~/platform/store/write";
import { SurveyReader } from "~/platform/survey/survey-reader";
import { DEMO_COMPANIES } from "./companies";
import type { DemoCompany, DemoPerson } from "./demo-company";
import { addColleague } from "./add-colleague";
import { addDemoShares } from "./add-shares";
import { addAsking } from "./add-tasks";
import { addDemoCertificate } from "./demo-certificate";
import { addDemoCompanyFiles } from "./demo-company-files";
import { addDemoRegisterRow } from "./demo-register-row";
import { type DemoStep, scopeOf, timeAgo } from "./demo-time";
import { inOrder, openYear } from "./play-year";

export const DEMO_PASSWORD = "DemoESG2026";
/** What an account is for, where its company does not say it. */
export const DEMO_NOTES: Readonly<Record<string, string>> = {
  "verifica@ente-demo.example": "verifica altre aziende: due verifiche in corso",
  "fornitore@ente-demo.example": "lavora alla scrivania del servizio: tutte le aziende, mai le loro risposte",
};

export const DEMO_EMAILS = DEMO_COMPANIES.flatMap(({ people }) => people.map(({ email }) => email));

/** Fills an empty store with the demo companies, through the same code that serves people, at earlier times. */
export async function loadDemo(parts: PlatformParts): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const company of DEMO_COMPANIES) {
    await foundCompany(parts, company, passwordHash);
    for (const year of company.years ?? []) {
      const isLast = year === company.years?.at(-1);
      await inOrder([
        ...(await openYear(parts, company.id, year)),
        ...(isLast ? enabling(parts, company) : []),
      ]);
    }
    if (company.files) {
      const year = company.years?.at(-1)?.fiscalYear ?? lastClosedYear(parts.now());
      const scope = scopeOf(parts, company.files.email, timeAgo(parts, 20, 16));
      await addDemoCompanyFiles(company.files, { company: company.businessName, year }, scope);
    }
    const lastYear = company.years?.at(-1)?.fiscalYear;
    if (company.asked && lastYear) {
      await addAsking(parts, { id: company.id, year: lastYear }, company.asked);
    }
    if (company.shares) await addDemoShares(parts, company.id, company.shares);
    for (const certificate of company.certificates ?? []) {
      const scope = scopeOf(parts, certificate.email, timeAgo(parts, 20, 16));
      await addDemoCertificate(certificate, company.businessName, parts.now(), scope);
    }
    for (const row of company.registerRows ?? []) {
      await addDemoRegisterRow(row, scopeOf(parts, row.email, timeAgo(parts, 20, 16)));
    }
  }
}

async function foundCompany(parts: PlatformParts, company: DemoCompany, passwordHash: string): Promise<void> {
  const at = timeAgo(parts, company.signedUpDaysAgo, 9);
  const later = timeAgo(parts, company.signedUpDaysAgo - 1, 10);
  await write(parts.db, null, async (trx) => {
    await insertCompany(trx, {
      id: company.id,
      business_name: company.businessName,
      country: "IT",
      id_type: "partitaIva",
      partita_iva: company.partitaIva,
      control_chain: company.controlChain ?? null,
      fiscal_year: company.years?.[0]?.fiscalYear ?? lastClosedYear(parts.now()),
      created_at: at,
      updated_at: at,
    });
    for (const grant of company.profiles ?? []) await storeGrant(trx, company.id, grant);
    for (const person of company.people) await addPerson(trx, company.id, person, passwordHash, at);
    for (const colleague of company.colleagues ?? []) {
      await addColleague(trx, colleague, company, { parts, passwordHash, at });
    }
    if (company.registry) {
      const update = { revision: 1, visibilities: [], ...company.registry };
      const session = { companyId: company.id, accountId: null };
      await storeUpdate(trx, update, { ...parts, now: () => new Date(later), session });
    }
    for (const grantee of company.grantees ?? []) await allowCopying(trx, company.id, grantee, later);
  });
}

async function addPerson(trx: Trx, companyId: string, person: DemoPerson, passwordHash: string, at: string) {
  const { id, email, name, surname, role, profiles } = person;
  await addAccount(trx, { id, email, name, surname, passwordHash, acceptedAt: at, createdAt: at });
  await addMember(trx, {
    accountId: id,
    companyId,
    isAdmin: role === "administrator" || role === "verifier",
    isVerifier: role === "verifier",
    isProvider: role === "provider",
    canWrite: role !== "read",
  });
  if (profiles) await storeRoles(trx, { accountId: id, companyId }, rolesIn(role, profiles));
}

const rolesIn = (role: DemoPerson["role"], given: NonNullable<DemoPerson["profiles"]>): Roles => ({
  isAdmin: role === "administrator",
  profiles: Object.fromEntries(
    PROFILES.map((name) => [name, { read: name in given, write: given[name] === "write" }]),
  ) as Roles["profiles"],
});

/** The provider enables a company, whose cards are verified from then on. */
function enabling(parts: PlatformParts, { id, enabledDaysAgo: daysAgo }: DemoCompany): DemoStep[] {
  if (daysAgo === undefined) return [];
  const at = timeAgo(parts, daysAgo, 9);
  const enable = () =>
    write(parts.db, id, async (trx) => {
      await act(trx, await loadCard(new SurveyReader(trx, id)), { kind: "enable" }, { by: null, at });
    });
  return [{ daysAgo, hour: 9, act: enable }];
}
