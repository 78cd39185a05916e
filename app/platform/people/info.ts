import type { UserInfo } from "~/api/contract/user";
import { yearsByRole } from "~/domain/people/open-years";
import type { SignedInScope } from "../scope";
import type { UseCase } from "../use-case";
import { personRow, type PersonRow } from "../store/accounts";
import { factsOf, findCompany } from "../store/companies";
import { profilesOf, yearsOf, type ProfilePermission } from "../store/memberships";

export const info: UseCase<"user.info"> = (_, scope) => infoOf(scope);

/** The signed-in person, the company as far as every page shows it, and what the one may do in the other. */
export async function infoOf({ db, session }: SignedInScope): Promise<UserInfo> {
  const person = await personRow(db, session.accountId);
  const profiles = await profilesOf(db, session.accountId);
  const company = await findCompany(db, session.companyId);
  const years = await yearsOf(db, company.id);
  return {
    userId: person.id,
    email: person.email,
    name: person.name,
    surname: person.surname,
    phoneNumber: person.phone,
    preferredLocale: "it",
    companyId: company.id,
    companyName: company.business_name,
    companySize: factsOf(company).size,
    currentFiscalYear: company.fiscal_year,
    fiscalYearByRole: yearsByRole({ isAdmin: person.is_admin === 1, profiles }, years),
    isValidated: company.is_validated === 1,
    legalTerms: {
      terms: person.terms_accepted_at !== "",
      privacy: person.privacy_accepted_at !== "",
      otherPrivacy: person.clauses_accepted_at !== "",
    },
    logoUrl: null,
    roles: rolesOf(person, profiles),
    rights: [...session.rights],
    skipQuickstartWalkthrough: person.skip_walkthrough === 1,
    welcomeMessageSeen: person.welcome_seen === 1,
  };
}

function rolesOf(person: PersonRow, profiles: ProfilePermission[]): UserInfo["roles"] {
  const permissionOf = (name: ProfilePermission["profile"]) => {
    const permission = profiles.find(({ profile }) => profile === name);
    return { read: permission?.canRead ?? false, write: permission?.canWrite ?? false };
  };
  return {
    company_admin: person.is_admin === 1,
    service_provider: person.is_verifier === 1,
    supplier: permissionOf("supplier"),
    client: permissionOf("client"),
    association: permissionOf("association"),
    bank: permissionOf("bank"),
  };
}
