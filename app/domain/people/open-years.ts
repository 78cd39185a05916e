import type { Permissions } from "./rights";

type Who = Pick<Permissions, "isAdmin" | "profiles">;

/**
 * The years each role of a person may open (D6): those the company has something in. The year switch offers them; the
 * platform opens other years to administrators only.
 */
export function yearsByRole({ isAdmin, profiles }: Who, years: readonly number[]): Record<string, number[]> {
  const roles = profiles.filter(({ canRead }) => canRead).map(({ profile }) => profile);
  return Object.fromEntries(
    [...(isAdmin ? ["company_admin"] : []), ...roles].map((role) => [role, [...years]]),
  );
}

/**
 * Whether one of these years may be opened. A year later than all of them is not refused here, since no such year
 * exists yet.
 */
export const mayOpenYear = (year: number, years: readonly number[]): boolean =>
  years.includes(year) || years.every((one) => one < year);
