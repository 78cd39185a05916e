import type { PlausibilityRule } from "~/domain/question/plausibility-rule";

export const emissions: PlausibilityRule[] = [
  // Natural gas: 2 t a 1,000 m³ of 9.5 MWh = 0.21; diesel: 2.6 t a 10 MWh = 0.26 (orders of magnitude that the question
  // itself gives, with the net calorific values of the EFRAG template and ISPRA's 2024 conversion factors). Solid fuels
  // stay below 0.40.
  {
    id: "env-scope-1-e-combustibili",
    question: "v3-env-emissioni-scope-1",
    left: { question: "v3-env-emissioni-scope-1", field: "emissioni" },
    relation: "between",
    right: { question: "v3-env-energia-consumi", field: "combustibili.non-rinnovabile" },
    low: "0.18",
    high: "0.4",
    slack: "2",
    formula:
      "Scope 1: tra 0,18 e 0,4 t CO2e per ogni MWh di combustibili non rinnovabili, con 2 t di tolleranza",
    message:
      "Le emissioni dirette non tornano con i combustibili della domanda sull'energia: per ogni MWh di gas, gasolio o benzina sono di solito tra 0,18 e 0,4 t. Controlla i due dati; se dipende da gas refrigeranti o dai processi, scrivilo in una riga.",
  },
  // National mean of the grid by year: ISPRA, emission factors of electricity 1990-2023. The band is wider than all of them,
  // and its upper half leaves room for purchased heat.
  {
    id: "env-scope-2-e-elettricita",
    question: "v3-env-emissioni-scope-2",
    left: { question: "v3-env-emissioni-scope-2", field: "emissioni" },
    relation: "between",
    right: [
      { question: "v3-env-emissioni-scope-2", field: "elettricita" },
      { question: "v3-env-emissioni-scope-2", field: "calore", optional: true },
    ],
    low: "0.1",
    high: "0.6",
    slack: "1",
    formula:
      "Scope 2 basato sulla posizione: tra 0,1 e 0,6 t CO2e per ogni MWh di elettricità e di calore acquistati, con 1 t di tolleranza",
    message:
      "Le emissioni sono insolite per l'elettricità e il calore acquistati: di solito sono tra 0,1 e 0,4 t per ogni MWh. Il dato è in tonnellate e non in kg, e conta tutta l'energia acquistata? Se l'elettricità viene da un altro Paese, scrivilo in una riga.",
  },
  {
    id: "env-scope-2-elettricita-e-consumi",
    question: "v3-env-emissioni-scope-2",
    left: { question: "v3-env-emissioni-scope-2", field: "elettricita" },
    relation: "between",
    right: { question: "v3-env-energia-consumi", field: "acquistata.totale" },
    low: "0.98",
    high: "1.02",
    slack: "1",
    formula:
      "Elettricità del calcolo Scope 2: tra 0,98 e 1,02 volte quella acquistata nella domanda sull'energia, con 1 MWh di tolleranza",
    message:
      "L'elettricità acquistata è diversa da quella della domanda sull'energia. Quale dei due dati è giusto? Con questo metodo conta tutta, anche quella con garanzia d'origine; se è giusto così, spiega in una riga.",
  },
  {
    id: "env-scope-2-mercato-e-elettricita",
    question: "v3-env-emissioni-scope-2-mercato",
    left: { question: "v3-env-emissioni-scope-2-mercato", field: "emissioni" },
    relation: "between",
    right: [
      { question: "v3-env-energia-consumi", field: "acquistata.non-rinnovabile" },
      { question: "v3-env-energia-consumi", field: "calore.non-rinnovabile", optional: true },
    ],
    low: "0.1",
    high: "0.9",
    slack: "1",
    formula:
      "Scope 2 basato sul mercato: tra 0,1 e 0,9 t CO2e per ogni MWh di elettricità e calore acquistati non rinnovabili, con 1 t di tolleranza",
    message:
      "Le emissioni non tornano con l'elettricità e il calore non rinnovabili acquistati: di solito sono tra 0,1 e 0,9 t per ogni MWh. Il dato è in tonnellate e non in kg? Se il fornitore indica un suo fattore, scrivilo in una riga.",
  },
  {
    id: "env-emissioni-anno-prima",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "anno-prima.emissioni" },
    relation: "between",
    right: [
      { question: "v3-env-emissioni-scope-1", field: "emissioni" },
      { question: "v3-env-emissioni-scope-2", field: "emissioni" },
    ],
    low: "0.2",
    high: "5",
    slack: "5",
    formula:
      "Scope 1 più Scope 2 di un anno prima: tra 0,2 e 5 volte quelli di quest'anno, con 5 t di tolleranza",
    message:
      "Le emissioni di un anno prima sono molto diverse da Scope 1 più Scope 2 di quest'anno. Controlla che siano calcolate nello stesso modo; se sono giuste, spiega in una riga.",
  },
  {
    id: "env-emissioni-due-anni-prima",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "due-anni-prima.emissioni" },
    relation: "between",
    right: { question: "v3-env-energia-andamento", field: "anno-prima.emissioni" },
    low: "0.2",
    high: "5",
    slack: "5",
    formula:
      "Scope 1 più Scope 2 di due anni prima: tra 0,2 e 5 volte quelli di un anno prima, con 5 t di tolleranza",
    message:
      "Tra due anni prima e un anno prima le emissioni cambiano di più di cinque volte. Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-emissioni-andamento-e-anno-scorso",
    question: "v3-env-energia-andamento",
    left: { question: "v3-env-energia-andamento", field: "anno-prima.emissioni" },
    relation: "between",
    right: [
      { question: "v3-env-emissioni-scope-1", field: "emissioni", year: "before" },
      { question: "v3-env-emissioni-scope-2", field: "emissioni", year: "before" },
    ],
    low: "0.95",
    high: "1.05",
    slack: "1",
    formula:
      "Scope 1 più Scope 2 di un anno prima: tra 0,95 e 1,05 volte quelli dichiarati l'anno scorso, con 1 t di tolleranza",
    message:
      "Le emissioni di un anno prima non sono quelle che risultano dalle risposte dell'anno scorso. Quale dei due dati è giusto? Se hai corretto il calcolo, scrivilo in una riga.",
  },
  {
    id: "env-scope-1-e-anno-scorso",
    question: "v3-env-emissioni-scope-1",
    left: { question: "v3-env-emissioni-scope-1", field: "emissioni" },
    relation: "between",
    right: { question: "v3-env-emissioni-scope-1", field: "emissioni", year: "before" },
    low: "0.3",
    high: "3",
    slack: "10",
    formula: "Scope 1: tra 0,3 e 3 volte quello dichiarato l'anno scorso, con 10 t di tolleranza",
    message:
      "Le emissioni dirette sono molto cambiate rispetto alle risposte dell'anno scorso. Controlla unità e combustibili; se sono giuste, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "env-scope-2-e-anno-scorso",
    question: "v3-env-emissioni-scope-2",
    left: { question: "v3-env-emissioni-scope-2", field: "emissioni" },
    relation: "between",
    right: { question: "v3-env-emissioni-scope-2", field: "emissioni", year: "before" },
    low: "0.3",
    high: "3",
    slack: "10",
    formula: "Scope 2: tra 0,3 e 3 volte quello dichiarato l'anno scorso, con 10 t di tolleranza",
    message:
      "Le emissioni dell'elettricità sono molto cambiate rispetto alle risposte dell'anno scorso. Controlla il fattore e i MWh; se sono giuste, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "env-obiettivo-e-emissioni",
    question: "v3-env-emissioni-obiettivo-valori",
    left: { question: "v3-env-emissioni-obiettivo-valori", field: "base.totale" },
    relation: "between",
    right: [
      { question: "v3-env-emissioni-scope-1", field: "emissioni" },
      { question: "v3-env-emissioni-scope-2", field: "emissioni" },
    ],
    low: "0.2",
    high: "10",
    slack: "10",
    formula:
      "Emissioni di partenza dell'obiettivo: tra 0,2 e 10 volte Scope 1 più Scope 2 di quest'anno, con 10 t di tolleranza",
    message:
      "Le emissioni da cui parte l'obiettivo sono molto diverse da quelle di quest'anno. Controlla che siano in tonnellate e contino le stesse attività; se sono giuste, spiega in una riga.",
  },
  {
    id: "env-scope-3-e-fatturato",
    question: "v3-env-emissioni-scope-3-categorie",
    left: [
      { question: "v3-env-emissioni-scope-3-categorie", field: "c1.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c2.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c3.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c4.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c5.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c6.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c7.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c8.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c9.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c10.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c11.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c12.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c13.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c14.emissioni", optional: true },
      { question: "v3-env-emissioni-scope-3-categorie", field: "c15.emissioni", optional: true },
    ],
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.01",
    slack: "100",
    formula:
      "Scope 3, somma delle categorie: al massimo 0,01 t CO2e per ogni euro di fatturato, con 100 t di tolleranza",
    message:
      "Le emissioni Scope 3 superano 10 kg per ogni euro di fatturato: di solito sono molte meno. I dati sono in tonnellate e non in kg? Se sono giusti, spiega in una riga.",
  },
];
