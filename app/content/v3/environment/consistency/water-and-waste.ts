import type { PlausibilityRule } from "~/domain/question/plausibility-rule";

export const waterAndWaste: PlausibilityRule[] = [
  {
    id: "env-acqua-per-addetto",
    question: "v3-env-acqua-prelievo",
    left: { question: "v3-env-acqua-prelievo", field: "prelievo" },
    relation: "between",
    right: { registry: "workforce" },
    low: "0.5",
    high: "5000",
    slack: "10",
    formula: "Acqua prelevata: tra 0,5 e 5.000 m³ per addetto, con 10 m³ di tolleranza",
    message:
      "L'acqua prelevata è insolita per il numero di addetti. Il dato è in metri cubi e non in litri, e conta tutte le sedi? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-acqua-consumata-e-prelevata",
    question: "v3-env-acqua-consumo",
    left: { question: "v3-env-acqua-consumo", field: "consumo" },
    relation: "atMost",
    right: { question: "v3-env-acqua-prelievo", field: "prelievo" },
    formula: "Acqua consumata: al massimo quanta se ne preleva",
    message:
      "L'acqua consumata è più di quella prelevata. Forse una fonte manca nel prelievo? Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-acqua-in-zona-e-prelevata",
    question: "v3-env-acqua-prelievo-zona",
    left: { question: "v3-env-acqua-prelievo-zona", field: "prelievo" },
    relation: "atMost",
    right: { question: "v3-env-acqua-prelievo", field: "prelievo" },
    formula: "Acqua prelevata in zone a elevato stress idrico: al massimo tutta quella prelevata",
    message:
      "L'acqua prelevata nelle zone a elevato stress idrico è più di tutta quella prelevata. Forse una sede manca nel totale? Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-acqua-e-anno-scorso",
    question: "v3-env-acqua-prelievo",
    left: { question: "v3-env-acqua-prelievo", field: "prelievo" },
    relation: "between",
    right: { question: "v3-env-acqua-prelievo", field: "prelievo", year: "before" },
    low: "0.2",
    high: "5",
    slack: "50",
    formula: "Acqua prelevata: tra 0,2 e 5 volte quella dichiarata l'anno scorso, con 50 m³ di tolleranza",
    message:
      "L'acqua prelevata è molto cambiata rispetto alle risposte dell'anno scorso. Controlla le letture dei contatori; se è giusta, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "env-rifiuti-per-addetto",
    question: "v3-env-rifiuti-e-materiali-quantita",
    left: { question: "v3-env-rifiuti-e-materiali-quantita", field: "totale" },
    relation: "atMost",
    right: { registry: "workforce" },
    times: "200",
    formula: "Rifiuti: al massimo 200 t per addetto",
    message:
      "Sono più di 200 tonnellate di rifiuti per addetto: di solito sono molte meno. Il dato è in tonnellate e non in kg? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-rifiuti-codici-e-totale",
    question: "v3-env-rifiuti-e-materiali-codici",
    left: [
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto1.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto2.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto3.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto4.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto5.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto6.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto7.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto8.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto9.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-codici", field: "rifiuto10.quantita", optional: true },
    ],
    relation: "between",
    right: { question: "v3-env-rifiuti-e-materiali-quantita", field: "totale" },
    low: "0.95",
    high: "1.05",
    slack: "0.1",
    formula: "Somma dei rifiuti per codice: tra 0,95 e 1,05 volte i rifiuti totali, con 0,1 t di tolleranza",
    message:
      "I rifiuti codice per codice, sommati, non fanno il totale dell'altra domanda. Manca un codice, o è in kg? Se hai più codici delle righe, scrivilo in una riga.",
  },
  {
    id: "env-rifiuti-e-anno-scorso",
    question: "v3-env-rifiuti-e-materiali-quantita",
    left: { question: "v3-env-rifiuti-e-materiali-quantita", field: "totale" },
    relation: "between",
    right: { question: "v3-env-rifiuti-e-materiali-quantita", field: "totale", year: "before" },
    low: "0.2",
    high: "5",
    slack: "5",
    formula: "Rifiuti: tra 0,2 e 5 volte quelli dichiarati l'anno scorso, con 5 t di tolleranza",
    message:
      "I rifiuti sono molto cambiati rispetto alle risposte dell'anno scorso. Controlla che siano in tonnellate; se sono giusti, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "env-materiali-per-addetto",
    question: "v3-env-rifiuti-e-materiali-quantita-materiali",
    left: [
      {
        question: "v3-env-rifiuti-e-materiali-quantita-materiali",
        field: "metalli.quantita",
        optional: true,
      },
      {
        question: "v3-env-rifiuti-e-materiali-quantita-materiali",
        field: "plastica.quantita",
        optional: true,
      },
      { question: "v3-env-rifiuti-e-materiali-quantita-materiali", field: "carta.quantita", optional: true },
      { question: "v3-env-rifiuti-e-materiali-quantita-materiali", field: "legno.quantita", optional: true },
      {
        question: "v3-env-rifiuti-e-materiali-quantita-materiali",
        field: "minerali.quantita",
        optional: true,
      },
      {
        question: "v3-env-rifiuti-e-materiali-quantita-materiali",
        field: "chimici.quantita",
        optional: true,
      },
      {
        question: "v3-env-rifiuti-e-materiali-quantita-materiali",
        field: "agricoli.quantita",
        optional: true,
      },
      { question: "v3-env-rifiuti-e-materiali-quantita-materiali", field: "altri.quantita", optional: true },
    ],
    relation: "atMost",
    right: { registry: "workforce" },
    times: "5000",
    formula: "Materiali usati, somma delle righe: al massimo 5.000 t per addetto",
    message:
      "Sono più di 5.000 tonnellate di materiali per addetto: di solito sono molte meno. I dati sono in tonnellate e non in kg? Se sono giusti, spiega in una riga.",
  },
  // The European list of waste (Decision 2000/532/EC) has the chapters 01 to 20.
  {
    id: "env-codici-dei-rifiuti",
    question: "v3-env-rifiuti-e-materiali-codici",
    relation: "matches",
    texts: {
      question: "v3-env-rifiuti-e-materiali-codici",
      fields: [
        "rifiuto1.codice",
        "rifiuto2.codice",
        "rifiuto3.codice",
        "rifiuto4.codice",
        "rifiuto5.codice",
        "rifiuto6.codice",
        "rifiuto7.codice",
        "rifiuto8.codice",
        "rifiuto9.codice",
        "rifiuto10.codice",
      ],
    },
    pattern: "(0[1-9]|1\\d|20).*",
    formula: "Codici EER: i capitoli vanno da 01 a 20",
    message:
      "Le prime due cifre di un codice EER vanno da 01 a 20. Controlla il codice sul formulario o sul registro; se è giusto, spiega in una riga.",
  },
];
