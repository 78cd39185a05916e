import type { PlausibilityRule } from "~/domain/question/question";

// Limits far above ordinary values: they detect kWh typed as MWh and kg typed as t, not economical or wasteful
// companies.
export const plausibility: PlausibilityRule[] = [
  {
    id: "env-elettricita-per-addetto",
    question: "v3-env-energia-consumi",
    left: { question: "v3-env-energia-consumi", field: "acquistata.non-rinnovabile" },
    relation: "atMost",
    right: { registry: "workforce" },
    times: "200",
    message:
      "Sono più di 200 MWh di elettricità per addetto: di solito sono molti meno. Il dato è in MWh e non in kWh? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-combustibili-per-addetto",
    question: "v3-env-energia-consumi",
    left: { question: "v3-env-energia-consumi", field: "combustibili.non-rinnovabile" },
    relation: "atMost",
    right: { registry: "workforce" },
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
  {
    id: "env-acqua-in-zona-e-prelevata",
    question: "v3-env-acqua-prelievo-zona",
    left: { question: "v3-env-acqua-prelievo-zona", field: "prelievo" },
    relation: "atMost",
    right: { question: "v3-env-acqua-prelievo", field: "prelievo" },
    message:
      "L'acqua prelevata nelle zone a elevato stress idrico è più di tutta quella prelevata. Forse una sede manca nel totale? Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-natura-e-suolo",
    question: "v3-env-suolo-e-biodiversita-natura",
    left: { question: "v3-env-suolo-e-biodiversita-natura", field: "nelle-sedi" },
    relation: "atMost",
    right: { question: "v3-env-suolo-e-biodiversita-suolo", field: "totale" },
    message:
      "La superficie per la natura nelle sedi è più di tutta la superficie delle sedi. Può succedere con tetti e pareti verdi: se è giusto, spiega in una riga.",
  },
  {
    id: "env-ricavi-precedenti-alti",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "anno-prima.ricavi" },
    relation: "atMost",
    right: { registry: "turnover" },
    times: "10",
    message:
      "I ricavi di un anno prima sono più di dieci volte il fatturato scritto in anagrafica. Controlla le cifre; se sono giuste, spiega in una riga.",
  },
  {
    id: "env-ricavi-precedenti-bassi",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "anno-prima.ricavi" },
    relation: "atLeast",
    right: { registry: "turnover" },
    times: "0.1",
    message:
      "I ricavi di un anno prima sono meno di un decimo del fatturato scritto in anagrafica. Il dato è in euro e non in migliaia di euro? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-scope-2-mercato-e-elettricita",
    question: "v3-env-emissioni-scope-2-mercato",
    left: { question: "v3-env-emissioni-scope-2-mercato", field: "emissioni" },
    relation: "atMost",
    right: { question: "v3-env-energia-consumi", field: "acquistata.totale" },
    times: "0.9",
    message:
      "Le emissioni superano 0,9 t per ogni MWh acquistato: di solito sono molte meno. Il dato è in tonnellate e non in kg? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-settori-clima-e-fatturato",
    question: "v3-env-clima-e-rischi-settori-clima",
    left: { question: "v3-env-clima-e-rischi-settori-clima", field: "ricavi" },
    relation: "atMost",
    right: { registry: "turnover" },
    message:
      "I ricavi dai settori ad alto impatto superano il fatturato scritto in anagrafica. Controlla che riguardino lo stesso anno; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-attivi-transizione-e-attivo",
    question: "v3-env-clima-e-rischi-attivi-transizione",
    left: { question: "v3-env-clima-e-rischi-attivi-transizione", field: "valore" },
    relation: "atMost",
    right: { question: "v3-gov-identita-e-sedi-attivo", field: "totale" },
    message:
      "I beni esposti valgono più del totale dell'attivo. Controlla che gli importi siano dello stesso bilancio; se sono giusti, spiega in una riga.",
  },
];
