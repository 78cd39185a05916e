import type { Permissions } from "./rights";

type Who = Pick<Permissions, "isAdmin" | "profiles">;

/**
 * The years each role of a person may open (D6): those the company has something in. They are what the year switch offers
 * and, for all but administrators, what the platform lets open.
 */
export function yearsByRole({ isAdmin, profiles }: Who, years: readonly number[]): Record<string, number[]> {
  const roles = profiles.filter(({ canRead }) => canRead).map(({ profile }) => profile);
  return Object.fromEntries(
    [...(isAdmin ? ["company_admin"] : []), ...roles].map((role) => [role, [...years]]),
  );
}

/** Whether one of these years may be opened. A year to come is kept from nobody: there is none to be kept. */
export const mayOpenYear = (year: number, years: readonly number[]): boolean =>
  years.includes(year) || years.every((one) => one < year);
