import type { WireRoles } from "~/api/contract/people";
import { type Profile, PROFILES } from "~/domain/people/rights";
import type { T } from "~/texts/resources";

export const LEVELS = ["none", "read", "write"] as const;
export type Level = (typeof LEVELS)[number];

type GivenRoles = Omit<WireRoles, "service_provider">;

const levelOf = ({ read, write }: { read: boolean; write: boolean }): Level =>
  write ? "write" : read ? "read" : "none";

/** The roles of a form: a permission for each profile. */
export function rolesOf(isAdmin: boolean, levels: Record<Profile, Level>): GivenRoles {
  const permission = (name: Profile) => ({
    read: levels[name] !== "none",
    write: levels[name] === "write",
  });
  return {
    company_admin: isAdmin,
    supplier: permission("supplier"),
    client: permission("client"),
    association: permission("association"),
    bank: permission("bank"),
  };
}

/** Roles in words, one line for the administration and one for each profile with a permission. */
export function roleLines(t: T, roles: GivenRoles): string[] {
  const profiles = PROFILES.filter((name) => roles[name].read || roles[name].write).map((name) =>
    t("invite:roles.line", {
      profile: t(`shell:profile.${name}`),
      level: t(`invite:level.${levelOf(roles[name])}`).toLowerCase(),
    }),
  );
  return [...(roles.company_admin ? [t("invite:roles.admin")] : []), ...profiles];
}
