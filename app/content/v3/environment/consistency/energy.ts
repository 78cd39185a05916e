import type { PlausibilityRule } from "~/domain/question/plausibility-rule";
import { ADDRESS } from "../../patterns";

// Limits far from ordinary values: they detect kWh typed as MWh and missing bills, not economical or wasteful companies.
export const energy: PlausibilityRule[] = [
  {
    id: "env-elettricita-per-addetto",
    question: "v3-env-energia-consumi",
    left: { question: "v3-env-energia-consumi", field: "acquistata.totale" },
    relation: "between",
    right: { registry: "workforce" },
    low: "0.05",
    high: "200",
    slack: "1",
    formula: "Elettricità acquistata: tra 0,05 e 200 MWh per addetto, con 1 MWh di tolleranza",
    message:
      "L'elettricità acquistata è insolita per il numero di addetti: di solito sta tra 0,05 e 200 MWh a testa. Il dato è in MWh e non in kWh? Mancano delle bollette? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-combustibili-per-addetto",
    question: "v3-env-energia-consumi",
    left: { question: "v3-env-energia-consumi", field: "combustibili.totale" },
    relation: "atMost",
    right: { registry: "workforce" },
    times: "500",
    formula: "Combustibili e carburanti: al massimo 500 MWh per addetto",
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
    formula: "Elettricità rinnovabile autoprodotta: al massimo 2 MWh per ogni kW degli impianti",
    message:
      "L'elettricità rinnovabile autoprodotta è molta rispetto alla potenza degli impianti indicata: un kW di fotovoltaico dà di solito tra 1 e 1,5 MWh l'anno. Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-energia-anno-prima",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "anno-prima.energia" },
    relation: "between",
    right: [
      { question: "v3-env-energia-consumi", field: "acquistata.totale" },
      { question: "v3-env-energia-consumi", field: "autoprodotta.totale" },
      { question: "v3-env-energia-consumi", field: "combustibili.totale" },
    ],
    low: "0.2",
    high: "5",
    slack: "5",
    formula: "Energia di un anno prima: tra 0,2 e 5 volte l'energia di quest'anno, con 5 MWh di tolleranza",
    message:
      "L'energia di un anno prima è molto diversa da quella della domanda sui consumi. I due dati sono in MWh e contano le stesse fonti? Se l'azienda è cambiata molto, scrivilo in una riga.",
  },
  {
    id: "env-energia-due-anni-prima",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "due-anni-prima.energia" },
    relation: "between",
    right: { question: "v3-env-energia-andamento", field: "anno-prima.energia" },
    low: "0.2",
    high: "5",
    slack: "5",
    formula: "Energia di due anni prima: tra 0,2 e 5 volte quella di un anno prima, con 5 MWh di tolleranza",
    message:
      "Tra due anni prima e un anno prima l'energia cambia di più di cinque volte. Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-energia-andamento-e-anno-scorso",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "anno-prima.energia" },
    relation: "between",
    right: [
      { question: "v3-env-energia-consumi", field: "acquistata.totale", year: "before" },
      { question: "v3-env-energia-consumi", field: "autoprodotta.totale", year: "before" },
      { question: "v3-env-energia-consumi", field: "combustibili.totale", year: "before" },
    ],
    low: "0.95",
    high: "1.05",
    slack: "1",
    formula:
      "Energia di un anno prima: tra 0,95 e 1,05 volte quella dichiarata l'anno scorso, con 1 MWh di tolleranza",
    message:
      "L'energia di un anno prima non è quella che risulta dalle risposte dell'anno scorso. Quale dei due dati è giusto? Se hai corretto il conto, scrivilo in una riga.",
  },
  {
    id: "env-consumi-e-anno-scorso",
    question: "v3-env-energia-consumi",
    left: [
      { question: "v3-env-energia-consumi", field: "acquistata.totale" },
      { question: "v3-env-energia-consumi", field: "autoprodotta.totale" },
      { question: "v3-env-energia-consumi", field: "combustibili.totale" },
    ],
    relation: "between",
    right: [
      { question: "v3-env-energia-consumi", field: "acquistata.totale", year: "before" },
      { question: "v3-env-energia-consumi", field: "autoprodotta.totale", year: "before" },
      { question: "v3-env-energia-consumi", field: "combustibili.totale", year: "before" },
    ],
    low: "0.3",
    high: "3",
    slack: "10",
    formula: "Energia totale: tra 0,3 e 3 volte quella dichiarata l'anno scorso, con 10 MWh di tolleranza",
    message:
      "L'energia è molto cambiata rispetto alle risposte dell'anno scorso. Controlla l'unità e che ci siano tutte le bollette; se è giusto, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "env-ricavi-precedenti",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "anno-prima.ricavi" },
    relation: "between",
    right: { registry: "turnover" },
    low: "0.1",
    high: "10",
    formula: "Ricavi di un anno prima: tra 0,1 e 10 volte il fatturato dell'anagrafica",
    message:
      "I ricavi di un anno prima sono molto diversi dal fatturato scritto in anagrafica. Tutti e due sono in euro, e non in migliaia di euro? Se sono giusti, spiega in una riga.",
  },
  {
    id: "env-ricavi-due-anni-prima",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "due-anni-prima.ricavi" },
    relation: "between",
    right: { question: "v3-env-energia-andamento", field: "anno-prima.ricavi" },
    low: "0.1",
    high: "10",
    formula: "Ricavi di due anni prima: tra 0,1 e 10 volte quelli di un anno prima",
    message:
      "I ricavi di due anni prima sono molto diversi da quelli di un anno prima. Controlla le cifre; se sono giuste, spiega in una riga.",
  },
  {
    id: "env-indirizzi-degli-immobili",
    question: "v3-env-energia-garanzie",
    relation: "matches",
    texts: {
      question: "v3-env-energia-garanzie",
      fields: ["immobile1.indirizzo", "immobile2.indirizzo", "immobile3.indirizzo", "immobile4.indirizzo"],
    },
    pattern: ADDRESS,
    formula: "Indirizzi degli immobili: almeno otto caratteri, con una parola di tre lettere",
    message:
      "Questo sembra un pezzo di indirizzo e non un indirizzo intero. Scrivi via, numero e Comune; se l'immobile non ne ha uno, spiega in una riga dove si trova.",
  },
];
