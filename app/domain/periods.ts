/** Versions of the product's API; never called just "version", which is the card version. */
/** The versions of the questionnaire, oldest first. */
export const API_VERSIONS = ["v1", "v2", "v3"] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** The API version that serves a fiscal year: none or after 2024 → v3, 2024 → v2, earlier → v1 (spec §4, §9). */
export function apiVersionOf(fiscalYear: number | null): ApiVersion {
  if (fiscalYear === null || fiscalYear > 2024) return "v3";
  return fiscalYear === 2024 ? "v2" : "v1";
}

const ROME_YEAR = new Intl.DateTimeFormat("en", { timeZone: "Europe/Rome", year: "numeric" });

/** The last closed calendar year in Italy at the given instant: the default fiscal year at sign-up (D1). */
export function lastClosedYear(now: Date): number {
  return Number(ROME_YEAR.format(now)) - 1;
}
