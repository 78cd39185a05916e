import type { Described } from "./companies";

/** Where the best answer of the environment needs more than one figure; the rest is the best of each question. */
export const best: Described = () => ({
  "v3-env-energia-consumi": {
    "acquistata.rinnovabile": "60",
    "acquistata.non-rinnovabile": "0",
    "autoprodotta.rinnovabile": "30",
    "autoprodotta.non-rinnovabile": "0",
    "calore.rinnovabile": "0",
    "calore.non-rinnovabile": "0",
    "combustibili.rinnovabile": "0",
    "combustibili.non-rinnovabile": "10",
  },
  "v3-env-acqua-prelievo": { prelievo: "500", uso: "processi" },
  "v3-env-rifiuti-e-materiali-quantita": { totale: "20", pericolosi: "0", recuperati: "18" },
  "v3-env-suolo-e-biodiversita-suolo": { totale: "1000", impermeabile: "300" },
  // A million million: at least 1 % of any turnover.
  "v3-env-clima-e-rischi-investimenti-importi": {
    "fisico.fatti": "1000000000000",
    "fisico.decisi": "0",
    "transizione.fatti": "0",
    "transizione.decisi": "0",
  },
  "v3-env-energia-andamento": {
    "due-anni-prima.energia": "125",
    "due-anni-prima.ricavi": "1000000",
    "anno-prima.energia": "110",
    "anno-prima.ricavi": "1000000",
  },
  "v3-env-emissioni-inquinanti": { value: "inviata" },
  "v3-env-clima-e-rischi-eventi": { alluvioni: "on" },
  "v3-env-emissioni-obiettivo-valori": {
    "base.anno": "2022",
    "base.scope-1": "80",
    "base.scope-2": "20",
    "obiettivo.anno": "2030",
    "obiettivo.scope-1": "40",
    "obiettivo.scope-2": "10",
  },
});
