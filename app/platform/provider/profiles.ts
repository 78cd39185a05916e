import { yearsOfGrant } from "~/domain/people/open-years";
import { grantExtent, type ProfileGrant } from "~/domain/people/profile-grant";
import { PROFILES } from "~/domain/people/rights";
import { grantProfile, withdrawProfile } from "../people/profiles/grant-profile";
import { grantsOf, holdersByProfile } from "../store/accounts/company-profiles";
import { yearsOf } from "../store/accounts/memberships";
import type { UseCase } from "../use-case";
import { stateMoved } from "../verification/operator";
import { namedCompany } from "./named-company";
import { requireOthers, unknown } from "./refusals";

/** All profiles there are: whether the company has each, the years it opens, and how many people have it. */
export const deskProfiles: UseCase<"provider.profiles"> = async ({ params }, { db }) => {
  const { id, name, fiscalYear: current } = await namedCompany(db, params.id);
  const years = await yearsOf(db, id);
  const grants = await grantsOf(db, id);
  const holders = await holdersByProfile(db, id);
  return {
    company: { id, name },
    profiles: PROFILES.map((profile) => {
      const grant = grants.find((one) => one.profile === profile);
      return {
        profile,
        isGranted: grant !== undefined,
        years: grant?.years ? [...grant.years] : null,
        openYears: grant ? yearsOfGrant(grant.years, { current, years }) : [],
        people: holders.get(profile) ?? 0,
      };
    }),
  };
};

export const setProfile: UseCase<"provider.setProfile"> = async ({ params, body }, scope) => {
  const { id } = await namedCompany(scope.db, params.id);
  const profile = PROFILES.find((one) => one === params.profile);
  if (!profile) throw unknown();
  requireOthers(scope, id);
  const check = (present: ProfileGrant | undefined) => {
    if (grantExtent(present) !== body.seen) throw stateMoved();
  };
  const { hasChanged } = body.granted
    ? await grantProfile(scope, id, { profile, years: body.years }, check)
    : await withdrawProfile(scope, id, profile, check);
  return { hasChanged };
};
