import { type Profile, PROFILES } from "./rights";

/** Which profiles a company has, by name. */
export const companyRolesOf = (profiles: ReadonlySet<Profile>): Record<Profile, boolean> =>
  Object.fromEntries(PROFILES.map((name) => [name, profiles.has(name)])) as Record<Profile, boolean>;

/** The label of several profiles together (spec §6): the only one, or "multi"; null for none. */
export function profileLabel(profiles: readonly Profile[]): Profile | "multi" | null {
  return profiles.length > 1 ? "multi" : (profiles[0] ?? null);
}
