/**
 * Questions about facts of the year: once the company has declared them, no decision changes them, so the development
 * plan does not ask for a better answer.
 */
export const lastingFactsV3: ReadonlySet<string> = new Set([
  "v3-env-clima-e-rischi-sanzioni",
  "v3-soc-salute-e-sicurezza-decessi",
  "v3-soc-retribuzione-e-contratti-incidenti",
  "v3-gov-legalita-condanne",
  "v3-gov-legalita-sanzioni",
]);
