import type { UserInfo } from "~/api/contract/completed/user-info";
import { invalidUser } from "~/api/errors";
import { yearsByRole } from "~/domain/people/open-years";
import { shownProfile } from "~/domain/people/rights";
import { factorState } from "~/domain/people/second-factor";
import { logoUrl } from "../files/logo";
import type { SignedInScope } from "../scope";
import { factsOf } from "../store/companies";
import { administratorsOf, type ProfilePermission } from "../store/accounts/memberships";
import type { SessionMember } from "../store/accounts/sessions-and-tokens";
import type { UseCase } from "../use-case";
import { companyYears } from "./admit-year";
import { memberOf } from "./admit";

export const info: UseCase<"user.info"> = (_, scope) => infoOf(scope);

/** The signed-in person, the company as every page shows it, and the person's rights in the company. */
export async function infoOf(scope: SignedInScope): Promise<UserInfo> {
  const member = await memberOf(scope.memo, scope.session.tokenHash, scope.db);
  if (!member?.company) throw invalidUser();
  const { account, company } = member;
  const roles = rolesOf(member);
  return {
    userId: account.id,
    email: account.email,
    name: account.name,
    surname: account.surname,
    phoneNumber: account.phone,
    preferredLocale: account.locale,
    companyId: company.id,
    companyName: company.business_name,
    companySize: factsOf(company).size,
    currentFiscalYear: company.fiscal_year,
    fiscalYearByRole: yearsByRole(member, {
      current: company.fiscal_year,
      years: await companyYears(scope),
    }),
    companyDeletedAt: member.companyDeletedAt,
    isValidated: company.is_validated === 1,
    legalTerms: {
      terms: account.terms_accepted_at !== "",
      privacy: account.privacy_accepted_at !== "",
      otherPrivacy: account.clauses_accepted_at !== "",
    },
    logoUrl: logoUrl(company.logo_id, scope.settings),
    roles,
    profile: shownProfile({ roles, profile: member.chosenProfile }),
    ...(await contactsOf(scope)),
    rights: [...scope.session.rights],
    secondFactor: factorState(member.secondFactorAt !== null, company.requires_second_factor === 1),
    skipQuickstartWalkthrough: account.skip_walkthrough === 1,
    welcomeMessageSeen: account.welcome_seen === 1,
  };
}

/** As many administrators as a page names. */
const MOST_NAMED = 3;

/** Whom a person who may not write can ask; others need not know. Only people of the person's own company. */
async function contactsOf({ db, session, memo }: SignedInScope): Promise<Pick<UserInfo, "administrators">> {
  if (session.rights.has("write")) return {};
  const all = await memo.once("administrators", () => administratorsOf(db, session.companyId));
  const administrators = all.slice(0, MOST_NAMED).map(({ address, name }) => ({ name, email: address }));
  return { administrators };
}

function rolesOf({ isAdmin, isVerifier, isProvider, profiles }: SessionMember): UserInfo["roles"] {
  const permissionOf = (name: ProfilePermission["profile"]) => {
    const permission = profiles.find(({ profile }) => profile === name);
    return { read: permission?.canRead ?? false, write: permission?.canWrite ?? false };
  };
  return {
    company_admin: isAdmin,
    service_provider: isVerifier || isProvider,
    supplier: permissionOf("supplier"),
    client: permissionOf("client"),
    association: permissionOf("association"),
    bank: permissionOf("bank"),
  };
}
