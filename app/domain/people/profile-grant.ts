import type { GrantedYears } from "./open-years";
import type { Profile } from "./rights";

/** A profile that the provider gives to a company, with the years it may open. */
export interface ProfileGrant {
  profile: Profile;
  years: GrantedYears;
}

/** No company of this product has an earlier fiscal year. */
const FIRST_YEAR = 2000;

export type GrantRefusal = "supplier_stays" | "year_to_come" | "year_too_early";

/** Why a grant is declined; null = it is not. A year can be granted when the company has opened it. */
export function grantRefusal({ years }: ProfileGrant, currentYear: number): GrantRefusal | null {
  if (years?.some((year) => year > currentYear)) return "year_to_come";
  return years?.some((year) => year < FIRST_YEAR) ? "year_too_early" : null;
}

/** Every company is a supplier, and stays one. */
export const withdrawalRefusal = (profile: Profile): GrantRefusal | null =>
  profile === "supplier" ? "supplier_stays" : null;

/**
 * What a company has of a profile, as the trail and a page that was shown name it: "none", "all" years, the "current"
 * one alone, or "2024,2023" beside it.
 */
export function grantExtent(grant: Pick<ProfileGrant, "years"> | undefined): string {
  if (grant === undefined) return "none";
  if (grant.years === null) return "all";
  return grant.years.join(",") || "current";
}

/** Years as people list them: "2023, 2024"; null when the text lists something else. An empty text lists none. */
export function listedYears(text: string): number[] | null {
  const words = text.trim() === "" ? [] : text.split(",").map((word) => word.trim());
  return words.every((word) => /^\d{4}$/.test(word)) ? words.map(Number) : null;
}

/** The years of a grant as they are stored: each once, newest first. */
export const storedYears = (years: GrantedYears): number[] | null =>
  years === null ? null : [...new Set(years)].sort((a, b) => b - a);

/**
 * When a company opens its next year, the year that ends stays open to a profile with limited years, which worked in it.
 */
export const yearsAfterOpening = (years: GrantedYears, endedYear: number): number[] | null =>
  years === null ? null : storedYears([endedYear, ...years]);
