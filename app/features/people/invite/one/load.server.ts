import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { profilesIn } from "../../roles-form";

/** The profiles that can be given; where no call is about these alone, the list of the people has them too (§3). */
export const loader = privateLoader({ right: "administer" }, async ({ viewer: { call } }) => {
  const answer = await nullUnlessOffered(call("user.invitableProfiles", {}));
  const { companyRoles } = answer ?? (await call("user.roles", { query: { pageId: "1" } }));
  return { profiles: profilesIn(companyRoles) };
});
