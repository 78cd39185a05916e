import type { PlausibilityRule } from "~/domain/question/plausibility-rule";

export const joinersAndQuotas: PlausibilityRule[] = [
  {
    id: "v3-soc-leavers-above-start",
    question: "v3-soc-composizione-del-personale-uscite",
    left: { question: "v3-soc-composizione-del-personale-uscite", field: "uscite" },
    relation: "atMost",
    right: { question: "v3-soc-composizione-del-personale-uscite", field: "inizio" },
    formula: "Usciti nell'anno: al massimo le persone in forza al 1° gennaio",
    message:
      "Le persone uscite sono più di quelle in forza al 1° gennaio. Può succedere con il lavoro stagionale: se è giusto, scrivilo in una riga.",
  },
  {
    id: "v3-soc-end-from-start",
    question: "v3-soc-composizione-del-personale-uscite",
    left: { question: "v3-soc-composizione-del-personale-uscite", field: "fine" },
    relation: "atLeast",
    right: [
      { question: "v3-soc-composizione-del-personale-uscite", field: "inizio" },
      { question: "v3-soc-composizione-del-personale-uscite", field: "uscite", times: "-1" },
    ],
    formula: "In forza al 31 dicembre: almeno le persone al 1° gennaio meno quelle uscite",
    message:
      "A fine anno ci sono meno persone di quante restano togliendo gli usciti da chi c'era al 1° gennaio. Controlla i tre numeri; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-year-end-and-registry",
    question: "v3-soc-composizione-del-personale-uscite",
    left: { question: "v3-soc-composizione-del-personale-uscite", field: "fine" },
    relation: "between",
    right: { registry: "employees" },
    low: "0.4",
    high: "2",
    slack: "5",
    formula:
      "In forza al 31 dicembre: tra 0,4 e 2 volte i dipendenti dell'anagrafica, con 5 persone di tolleranza",
    message:
      "Le persone in forza al 31 dicembre sono molto diverse dai dipendenti scritti in anagrafica. Controlla i due numeri; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-start-and-last-year",
    question: "v3-soc-composizione-del-personale-uscite",
    left: { question: "v3-soc-composizione-del-personale-uscite", field: "inizio" },
    relation: "between",
    right: { question: "v3-soc-composizione-del-personale-uscite", field: "fine", year: "before" },
    low: "1",
    high: "1",
    slack: "1",
    formula: "In forza al 1° gennaio: quante l'anno scorso al 31 dicembre, con 1 persona di tolleranza",
    message:
      "Le persone in forza al 1° gennaio non sono quelle che l'anno scorso risultavano al 31 dicembre. Quale dei due numeri è giusto? Se hai corretto il conto, scrivilo in una riga.",
  },
  {
    id: "v3-soc-protected-above-registry",
    question: "v3-soc-composizione-del-personale-categorie-protette",
    left: { question: "v3-soc-composizione-del-personale-categorie-protette", field: "in-forza" },
    relation: "atMost",
    right: { registry: "employees" },
    formula: "Persone delle categorie protette: al massimo i dipendenti dell'anagrafica",
    message:
      "Le persone delle categorie protette sono più dei dipendenti scritti in anagrafica. Controlla i due numeri; se sono giusti, spiega in una riga perché.",
  },
  // Law 68/1999 reserves a few places in a hundred; the limit lies above what it asks of any number of employees.
  {
    id: "v3-soc-reserved-places",
    question: "v3-soc-composizione-del-personale-categorie-protette",
    left: { question: "v3-soc-composizione-del-personale-categorie-protette", field: "riservati" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "0.08",
    slack: "2",
    formula:
      "Posti riservati: al massimo 0,08 volte i dipendenti dell'anagrafica, con 2 persone di tolleranza",
    message:
      "I posti riservati sembrano molti per il numero di dipendenti. Controlla l'ultimo prospetto informativo; se il numero è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-external-people",
    question: "v3-soc-composizione-del-personale-esterni",
    left: [
      { question: "v3-soc-composizione-del-personale-esterni", field: "autonomi" },
      { question: "v3-soc-composizione-del-personale-esterni", field: "somministrati" },
    ],
    relation: "atMost",
    right: { registry: "workforce" },
    times: "10",
    slack: "10",
    formula: "Autonomi e somministrati: al massimo 10 volte gli addetti, con 10 persone di tolleranza",
    message:
      "Le persone che lavorano per l'azienda senza esserne dipendenti sono più di dieci volte gli addetti. Controlla di aver scritto persone e non giornate o ore; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-directors-above-registry",
    question: "v3-soc-composizione-del-personale-dirigenza",
    left: [
      { question: "v3-soc-composizione-del-personale-dirigenza", field: "donne" },
      { question: "v3-soc-composizione-del-personale-dirigenza", field: "uomini" },
    ],
    relation: "atMost",
    right: { registry: "workforce" },
    times: "0.5",
    slack: "3",
    formula: "Persone nella direzione: al massimo 0,5 volte gli addetti, con 3 persone di tolleranza",
    message:
      "Nella direzione c'è più di metà degli addetti scritti in anagrafica. Controlla di aver contato solo la direzione; se è giusto, spiega in una riga perché.",
  },
];
