import type { Term } from "~/domain/question/plausibility-rule";

const CONTRACTS = "v3-soc-composizione-del-personale-contratti";
const ENERGY = "v3-env-energia-consumi";
const HOURS = "v3-soc-formazione-ore";

export const turnover: Term = { registry: "turnover" };

/** Bought heat is asked since an edition of its own. */
const energyColumn = (column: string): Term[] => [
  ...["acquistata", "autoprodotta", "combustibili"].map((row) => ({
    question: ENERGY,
    field: `${row}.${column}`,
  })),
  { question: ENERGY, field: `calore.${column}`, optional: true },
];
export const energy = energyColumn("totale");
export const renewableEnergy = energyColumn("rinnovabile");

export const scope1: Term = { question: "v3-env-emissioni-scope-1", field: "emissioni" };
export const scope2: Term = { question: "v3-env-emissioni-scope-2", field: "emissioni" };
export const scope2Market: Term = { question: "v3-env-emissioni-scope-2-mercato", field: "emissioni" };
/** Its rows are all optional: only the categories that matter are filled in. */
export const SCOPE_3 = "v3-env-emissioni-scope-3-categorie";
export const scope3: Term[] = Array.from({ length: 15 }, (_, index) => ({
  question: SCOPE_3,
  field: `c${index + 1}.emissioni`,
  optional: true,
}));

export const withdrawal: Term = { question: "v3-env-acqua-prelievo", field: "prelievo" };
export const waste = (field: "totale" | "pericolosi" | "recuperati"): Term => ({
  question: "v3-env-rifiuti-e-materiali-quantita",
  field,
});
export const land = (field: "totale" | "impermeabile"): Term => ({
  question: "v3-env-suolo-e-biodiversita-suolo",
  field,
});

type PeopleColumn = "totale" | "donne" | "uomini" | "altro";
/** People by contract, in one column of the table. */
export const people = (column: PeopleColumn): Term[] =>
  ["indeterminato", "determinato"].map((row) => ({ question: CONTRACTS, field: `${row}.${column}` }));
export const trainingHours = (column: PeopleColumn): Term[] =>
  ["sicurezza", "altra"].map((row) => ({ question: HOURS, field: `${row}.${column}` }));

const REVENUES = "v3-gov-strategia-settori-ricavi";
export const fossilRevenues: Term[] = ["carbone", "petrolio", "gas"].map((field) => ({
  question: REVENUES,
  field,
}));

export const taken = (term: Term): Term => ({ ...term, times: "-1" });
