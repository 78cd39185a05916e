import type { FigureOfYears } from "~/domain/survey/figures-of-years";

const before = (question: string, field: string) => ({ question, field, year: "before" as const });

/** The tables that compare years: last year's "one year before" is this year's "two years before". */
const ENERGY_TREND = "v3-env-energia-andamento";
const ACCIDENT_TREND = "v3-soc-salute-e-sicurezza-andamento";
const COMPLAINT_TREND = "v3-soc-comunita-e-clienti-reclami-andamento";

/** What last year's answers say for the register of yearly figures. Revenue of that year is in no answer. */
export const figuresOfYears: FigureOfYears[] = [
  {
    ...{ indicator: "energy", yearsBefore: 1 },
    formula: [
      ...["acquistata", "autoprodotta", "combustibili"].map((row) =>
        before("v3-env-energia-consumi", `${row}.totale`),
      ),
      // Bought heat is asked since an edition of its own.
      { ...before("v3-env-energia-consumi", "calore.totale"), optional: true },
    ],
  },
  {
    ...{ indicator: "emissions", yearsBefore: 1 },
    formula: ["v3-env-emissioni-scope-1", "v3-env-emissioni-scope-2"].map((scope) =>
      before(scope, "emissioni"),
    ),
  },
  {
    ...{ indicator: "accidents", yearsBefore: 1 },
    formula: before("v3-soc-salute-e-sicurezza-infortuni", "numero"),
  },
  { indicator: "hours", yearsBefore: 1, formula: before("v3-soc-salute-e-sicurezza-infortuni", "ore") },
  { indicator: "complaints", yearsBefore: 1, formula: before(COMPLAINT_TREND, "ricevuti.anno") },
  { indicator: "closedComplaints", yearsBefore: 1, formula: before(COMPLAINT_TREND, "chiusi.anno") },
  { indicator: "energy", yearsBefore: 2, formula: before(ENERGY_TREND, "anno-prima.energia") },
  { indicator: "emissions", yearsBefore: 2, formula: before(ENERGY_TREND, "anno-prima.emissioni") },
  { indicator: "revenue", yearsBefore: 2, formula: before(ENERGY_TREND, "anno-prima.ricavi") },
  { indicator: "accidents", yearsBefore: 2, formula: before(ACCIDENT_TREND, "un-anno-prima.infortuni") },
  { indicator: "hours", yearsBefore: 2, formula: before(ACCIDENT_TREND, "un-anno-prima.ore") },
  { indicator: "complaints", yearsBefore: 2, formula: before(COMPLAINT_TREND, "ricevuti.un-anno-prima") },
  { indicator: "closedComplaints", yearsBefore: 2, formula: before(COMPLAINT_TREND, "chiusi.un-anno-prima") },
];
