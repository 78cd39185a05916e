import type { Permissions, Profile } from "./rights";

/** The years that a profile may open; null = all in which the company has something. */
export type GrantedYears = readonly number[] | null;

export interface ProfileYears {
  profile: Profile;
  canRead: boolean;
  granted: GrantedYears;
}

interface Who extends Pick<Permissions, "isAdmin"> {
  profiles: readonly ProfileYears[];
}

interface CompanyYears {
  current: number;
  /** The years the company has something in, the current one among them. */
  years: readonly number[];
}

/** The years of one grant, newest first. The current year is open to every profile. */
export const yearsOfGrant = (granted: GrantedYears, { current, years }: CompanyYears): number[] =>
  [...new Set(granted === null ? years : [current, ...granted])].sort((a, b) => b - a);

/**
 * The years each role of a person may open (D6). The year switch offers them; the platform opens other years to
 * administrators only.
 */
export function yearsByRole({ isAdmin, profiles }: Who, company: CompanyYears): Record<string, number[]> {
  const readable = profiles.filter(({ canRead }) => canRead);
  return {
    ...(isAdmin ? { company_admin: [...company.years] } : {}),
    ...Object.fromEntries(readable.map(({ profile, granted }) => [profile, yearsOfGrant(granted, company)])),
  };
}

/**
 * Whether a person with these years may open a year. A year later than all of them is not refused here, since no such
 * year exists yet.
 */
export const mayOpenYear = (year: number, years: readonly number[]): boolean =>
  years.includes(year) || years.every((one) => one < year);

/** The only years that a person may open; null = no grant limits them. Administrators open every past year. */
export function limitOf({ isAdmin, profiles }: Who, current: number): number[] | null {
  const grants = profiles.filter(({ canRead }) => canRead).map(({ granted }) => granted);
  if (isAdmin || grants.length === 0) return null;
  const limited = grants.flatMap((granted) => (granted === null ? [] : [granted]));
  return limited.length < grants.length ? null : [...new Set([current, ...limited.flat()])];
}
