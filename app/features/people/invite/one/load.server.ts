import { PROFILES } from "~/domain/people/rights";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

/** Every company is a supplier. */
const SUPPLIER = { supplier: true };

export const loader = privateLoader({ right: "administer" }, async ({ viewer }) => {
  const answer = await nullUnlessOffered(viewer.call("user.invitableProfiles", {}));
  const companyRoles: Record<string, boolean> = answer?.companyRoles ?? SUPPLIER;
  return { profiles: PROFILES.filter((name) => companyRoles[name]) };
});
