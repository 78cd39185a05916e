import { ApiError, invalidUser } from "~/api/errors";
import { yearsOfGrant } from "~/domain/people/open-years";
import { chooseProfile as storeChoice, grantsOf } from "../../store/accounts/company-profiles";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { memberOf } from "../admit";
import { companyYears } from "../admit-year";

/** The profiles of the caller's company, each with the years it may open. */
export const companyProfiles: UseCase<"user.profiles"> = async (_, scope) => {
  const { db, session, memo } = scope;
  const member = await memberOf(memo, session.tokenHash, db);
  if (!member?.company) throw invalidUser();
  const company = { current: member.company.fiscal_year, years: await companyYears(scope) };
  const grants = await grantsOf(db, session.companyId);
  return {
    profiles: grants.map(({ profile, years }) => ({
      profile,
      isLimited: years !== null,
      years: yearsOfGrant(years, company),
    })),
  };
};

/** The profile that the caller works in from now on: one that the caller may read. It changes no right. */
export const chooseProfile: UseCase<"user.chooseProfile"> = async ({ body }, scope) => {
  const { db, session, memo } = scope;
  const member = await memberOf(memo, session.tokenHash, db);
  const readable = member?.profiles.some(({ profile, canRead }) => canRead && profile === body.profile);
  if (!readable) {
    throw new ApiError(422, "internal/invalid_input", [{ path: "profile", code: "profile_not_readable" }]);
  }
  await write(db, session.companyId, (trx) => storeChoice(trx, session.accountId, body.profile));
  return {};
};
