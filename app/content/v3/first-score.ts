/**
 * The questions of the first score (decision 090), the ones to ask first at the top: practices and facts that the person
 * who runs the company knows by heart. The document behind an answer can follow. The last ones stand in for questions
 * that a company without employees is not asked.
 */
export const firstScoreV3: readonly string[] = [
  "v3-gov-legalita-condanne",
  "v3-soc-comunita-e-clienti-reclami",
  "v3-gov-responsabilita-dati",
  "v3-soc-formazione-programma",
  "v3-gov-responsabilita-chi-segue",
  "v3-gov-legalita-regole",
  "v3-gov-catena-di-fornitura-condotta",
  "v3-env-clima-e-rischi-assicurazione",
  "v3-env-clima-e-rischi-sanzioni",
  "v3-soc-salute-e-sicurezza-dvr",
  "v3-soc-retribuzione-e-contratti-minimo",
  "v3-env-suolo-e-biodiversita-siti",
  "v3-soc-retribuzione-e-contratti-incidenti",
  "v3-soc-salute-e-sicurezza-decessi",
  "v3-env-rifiuti-e-materiali-circolare",
  "v3-gov-legalita-segnalazioni",
];
