import type { Described } from "./companies";

/** The best answers about people where several figures together earn; the best of each question by itself is left out. */
export const best: Described = () => ({
  "v3-soc-composizione-del-personale-contratti": {
    "indeterminato.donne": "5",
    "indeterminato.uomini": "5",
    "indeterminato.altro": "0",
    "determinato.donne": "0",
    "determinato.uomini": "0",
    "determinato.altro": "0",
  },
  "v3-soc-retribuzione-e-contratti-incidenti": { nessuna: "on" },
  "v3-soc-salute-e-sicurezza-infortuni": { numero: "0", ore: "18000" },
  "v3-soc-salute-e-sicurezza-giornate-perse": { giorni: "0" },
  // Eight hours each for up to 1,000 employees.
  "v3-soc-formazione-ore": {
    "sicurezza.donne": "40",
    "sicurezza.uomini": "40",
    "sicurezza.altro": "0",
    "altra.donne": "4000",
    "altra.uomini": "4000",
    "altra.altro": "0",
  },
  "v3-soc-salute-e-sicurezza-andamento": {
    "un-anno-prima.infortuni": "0",
    "un-anno-prima.ore": "18000",
    "due-anni-prima.infortuni": "0",
    "due-anni-prima.ore": "18000",
  },
  // A percentage above 0 opens the question about who signed.
  "v3-soc-retribuzione-e-contratti-ccnl": { quota: "100" },
});
