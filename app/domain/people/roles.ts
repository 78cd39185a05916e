import { type Profile, PROFILES } from "./rights";

export interface Permission {
  read: boolean;
  write: boolean;
}

/** What an administrator gives a person: the flag, and permissions profile by profile. */
export interface Roles {
  isAdmin: boolean;
  profiles: Readonly<Record<Profile, Permission>>;
}

/** Whether two persons have the same roles. */
export const areSameRoles = (one: Roles, other: Roles): boolean =>
  one.isAdmin === other.isAdmin &&
  PROFILES.every(
    (name) =>
      one.profiles[name].read === other.profiles[name].read &&
      one.profiles[name].write === other.profiles[name].write,
  );

type RolesIssue = "write_needs_read" | "profile_not_ours" | "no_role";

/**
 * What is wrong with roles that an administrator gives, by profile; "" = with all of them together. Permission to write
 * needs permission to read, a company gives only profiles that it has, and a person who may do nothing is given none.
 */
export function rolesIssues(
  { isAdmin, profiles }: Roles,
  ofCompany: ReadonlySet<Profile>,
): { profile: Profile | ""; issue: RolesIssue }[] {
  const issues = PROFILES.flatMap((profile): { profile: Profile; issue: RolesIssue }[] => {
    const { read, write } = profiles[profile];
    if ((read || write) && !ofCompany.has(profile)) return [{ profile, issue: "profile_not_ours" }];
    return write && !read ? [{ profile, issue: "write_needs_read" }] : [];
  });
  const isNothing = !isAdmin && PROFILES.every((name) => !profiles[name].read && !profiles[name].write);
  return isNothing ? [{ profile: "", issue: "no_role" }] : issues;
}
