import type { z } from "zod";
import { PROFILES, type Right, RIGHTS_OF } from "~/domain/people/rights";
import type { userInfo } from "../user";

type WireUser = z.output<typeof userInfo>;

export type UserInfo = WireUser & { rights: Right[] };

/** The rights of a user whose server only tells the roles (§6). */
export const completeUser = (answer: WireUser): UserInfo => ({
  ...answer,
  rights: answer.rights ?? rightsOfRoles(answer.roles),
});

function rightsOfRoles(roles: WireUser["roles"]): Right[] {
  if (roles.company_admin) return [...RIGHTS_OF.administrator];
  const readable = PROFILES.filter((profile) => roles[profile].read);
  if (readable.some((profile) => roles[profile].write)) return [...RIGHTS_OF.writer];
  return readable.length > 0 ? [...RIGHTS_OF.reader] : [];
}
