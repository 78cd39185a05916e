import type { PlausibilityRule } from "~/domain/survey/question";

// Limits lie far above ordinary values: they catch kWh typed as MWh and kg typed as t, not thrifty or thirsty firms.
export const plausibility: PlausibilityRule[] = [
  {
    id: "env-elettricita-per-addetto",
    question: "v3-env-energia-consumi",
    left: { question: "v3-env-energia-consumi", field: "acquistata.non-rinnovabile" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "200",
    message:
      "Sono più di 200 MWh di elettricità per addetto: di solito sono molti meno. Il dato è in MWh e non in kWh? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-combustibili-per-addetto",
    question: "v3-env-energia-consumi",
    left: { question: "v3-env-energia-consumi", field: "combustibili.non-rinnovabile" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "500",
    message:
      "Sono più di 500 MWh di combustibili per addetto: di solito sono molti meno. Il dato è in MWh, e non in litri o metri cubi? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-autoprodotta-e-impianti",
    question: "v3-env-energia-consumi",
    left: { question: "v3-env-energia-consumi", field: "autoprodotta.rinnovabile" },
    relation: "atMost",
    right: { question: "v3-env-energia-impianti", field: "potenza" },
    times: "2",
    message:
      "L'elettricità rinnovabile autoprodotta è molta rispetto alla potenza degli impianti indicata: un kW di fotovoltaico dà di solito tra 1 e 1,5 MWh l'anno. Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-scope-2-e-elettricita",
    question: "v3-env-emissioni-scope-2",
    left: { question: "v3-env-emissioni-scope-2", field: "emissioni" },
    relation: "atMost",
    right: { question: "v3-env-emissioni-scope-2", field: "elettricita" },
    times: "0.6",
    message:
      "Le emissioni superano 0,6 t per ogni MWh acquistato: con la rete italiana di solito sono meno di 0,4. Il dato è in tonnellate e non in kg? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-acqua-consumata-e-prelevata",
    question: "v3-env-acqua-consumo",
    left: { question: "v3-env-acqua-consumo", field: "consumo" },
    relation: "atMost",
    right: { question: "v3-env-acqua-prelievo", field: "prelievo" },
    message:
      "L'acqua consumata è più di quella prelevata. Forse una fonte manca nel prelievo? Controlla i due dati; se sono giusti, spiega in una riga.",
  },
];
