import type { PlausibilityRule } from "~/domain/question/plausibility-rule";

export const people: PlausibilityRule[] = [
  // Full-time equivalents are fewer than heads, a number at the end of the year may be above the average.
  {
    id: "v3-soc-contracts-and-registry",
    question: "v3-soc-composizione-del-personale-contratti",
    left: [
      { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.totale" },
      { question: "v3-soc-composizione-del-personale-contratti", field: "determinato.totale" },
    ],
    relation: "between",
    right: { registry: "employees" },
    low: "0.5",
    high: "1.3",
    slack: "2",
    formula:
      "Dipendenti per contratto: tra 0,5 e 1,3 volte i dipendenti dell'anagrafica, con 2 persone di tolleranza",
    message:
      "I dipendenti per contratto sono molto diversi dai dipendenti scritti in anagrafica. Forse una riga manca, o in anagrafica ci sono anche titolari e soci? Controlla i due numeri; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-women-above-registry",
    question: "v3-soc-composizione-del-personale-contratti",
    left: [
      { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.donne" },
      { question: "v3-soc-composizione-del-personale-contratti", field: "determinato.donne" },
    ],
    relation: "atMost",
    right: { registry: "employees" },
    times: "1.3",
    slack: "2",
    formula:
      "Donne per contratto: al massimo 1,3 volte i dipendenti dell'anagrafica, con 2 persone di tolleranza",
    message:
      "Le donne sono più dei dipendenti scritti in anagrafica. Controlla i due numeri; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-contracts-last-year",
    question: "v3-soc-composizione-del-personale-contratti",
    left: [
      { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.totale" },
      { question: "v3-soc-composizione-del-personale-contratti", field: "determinato.totale" },
    ],
    relation: "between",
    right: [
      {
        question: "v3-soc-composizione-del-personale-contratti",
        field: "indeterminato.totale",
        year: "before",
      },
      {
        question: "v3-soc-composizione-del-personale-contratti",
        field: "determinato.totale",
        year: "before",
      },
    ],
    low: "0.5",
    high: "2",
    slack: "5",
    formula:
      "Dipendenti per contratto: tra 0,5 e 2 volte quelli dichiarati l'anno scorso, con 5 persone di tolleranza",
    message:
      "I dipendenti sono molto cambiati rispetto alle risposte dell'anno scorso. Controlla i numeri; se sono giusti, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "v3-soc-grades-and-contracts",
    question: "v3-soc-composizione-del-personale-inquadramento",
    left: [
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "dirigenti.totale" },
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "quadri.totale" },
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "impiegati.totale" },
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "operai.totale" },
    ],
    relation: "between",
    right: [
      { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.totale" },
      { question: "v3-soc-composizione-del-personale-contratti", field: "determinato.totale" },
    ],
    low: "0.95",
    high: "1.05",
    slack: "1",
    formula:
      "Dipendenti per qualifica: tra 0,95 e 1,05 volte i dipendenti per contratto, con 1 persona di tolleranza",
    message:
      "I dipendenti per qualifica, sommati, non sono quelli per contratto. Le due tabelle contano le stesse persone, nello stesso modo? Se è giusto così, spiega in una riga perché.",
  },
  {
    id: "v3-soc-women-grades-and-contracts",
    question: "v3-soc-composizione-del-personale-inquadramento",
    left: [
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "dirigenti.donne" },
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "quadri.donne" },
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "impiegati.donne" },
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "operai.donne" },
    ],
    relation: "between",
    right: [
      { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.donne" },
      { question: "v3-soc-composizione-del-personale-contratti", field: "determinato.donne" },
    ],
    low: "0.9",
    high: "1.1",
    slack: "1",
    formula: "Donne per qualifica: tra 0,9 e 1,1 volte le donne per contratto, con 1 persona di tolleranza",
    message:
      "Le donne per qualifica, sommate, non sono quelle della tabella dei contratti. Controlla le due tabelle; se sono giuste, spiega in una riga perché.",
  },
  {
    id: "v3-soc-men-grades-and-contracts",
    question: "v3-soc-composizione-del-personale-inquadramento",
    left: [
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "dirigenti.uomini" },
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "quadri.uomini" },
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "impiegati.uomini" },
      { question: "v3-soc-composizione-del-personale-inquadramento", field: "operai.uomini" },
    ],
    relation: "between",
    right: [
      { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.uomini" },
      { question: "v3-soc-composizione-del-personale-contratti", field: "determinato.uomini" },
    ],
    low: "0.9",
    high: "1.1",
    slack: "1",
    formula:
      "Uomini per qualifica: tra 0,9 e 1,1 volte gli uomini per contratto, con 1 persona di tolleranza",
    message:
      "Gli uomini per qualifica, sommati, non sono quelli della tabella dei contratti. Controlla le due tabelle; se sono giuste, spiega in una riga perché.",
  },
  {
    id: "v3-soc-managers-above-half",
    question: "v3-soc-composizione-del-personale-inquadramento",
    left: { question: "v3-soc-composizione-del-personale-inquadramento", field: "dirigenti.totale" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "0.5",
    slack: "1",
    formula: "Dirigenti: al massimo 0,5 volte i dipendenti dell'anagrafica, con 1 persona di tolleranza",
    message:
      "I dirigenti sono più della metà dei dipendenti scritti in anagrafica. Controlla le qualifiche nel LUL (il libro unico del lavoro); se il numero è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-workers-above-registry",
    question: "v3-soc-composizione-del-personale-inquadramento",
    left: { question: "v3-soc-composizione-del-personale-inquadramento", field: "operai.totale" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "1.3",
    slack: "2",
    formula: "Operai: al massimo 1,3 volte i dipendenti dell'anagrafica, con 2 persone di tolleranza",
    message:
      "Gli operai sono parecchi più dei dipendenti scritti in anagrafica. Controlla i due numeri; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-countries-and-contracts",
    question: "v3-soc-composizione-del-personale-paesi",
    left: [
      { question: "v3-soc-composizione-del-personale-paesi", field: "paese1.dipendenti", optional: true },
      { question: "v3-soc-composizione-del-personale-paesi", field: "paese2.dipendenti", optional: true },
      { question: "v3-soc-composizione-del-personale-paesi", field: "paese3.dipendenti", optional: true },
      { question: "v3-soc-composizione-del-personale-paesi", field: "paese4.dipendenti", optional: true },
      { question: "v3-soc-composizione-del-personale-paesi", field: "paese5.dipendenti", optional: true },
      { question: "v3-soc-composizione-del-personale-paesi", field: "paese6.dipendenti", optional: true },
    ],
    relation: "between",
    right: [
      { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.totale" },
      { question: "v3-soc-composizione-del-personale-contratti", field: "determinato.totale" },
    ],
    low: "0.95",
    high: "1.05",
    slack: "1",
    formula:
      "Dipendenti per Paese: tra 0,95 e 1,05 volte i dipendenti per contratto, con 1 persona di tolleranza",
    message:
      "I dipendenti per Paese, sommati, non sono quelli per contratto. Manca un Paese? Se ne hai più delle righe, scrivilo in una riga.",
  },
  {
    id: "v3-soc-country-names",
    question: "v3-soc-composizione-del-personale-paesi",
    relation: "matches",
    texts: {
      question: "v3-soc-composizione-del-personale-paesi",
      fields: [
        "paese1.paese",
        "paese2.paese",
        "paese3.paese",
        "paese4.paese",
        "paese5.paese",
        "paese6.paese",
      ],
    },
    pattern: "\\p{L}[\\p{L}' .()-]+",
    formula: "Nomi dei Paesi: lettere, almeno due",
    message:
      "Questo non sembra il nome di un Paese. Scrivilo per intero, per esempio Francia; se è giusto, spiega in una riga.",
  },
];
