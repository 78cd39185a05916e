import type { Question } from "~/domain/question/question";

/** The topics of the social and governance table of commitments, in the same order. */
const TOPICS = [
  { id: "lavoratori", label: "Chi lavora in azienda" },
  { id: "filiera", label: "Chi lavora per fornitori e clienti" },
  { id: "comunita", label: "Comunità vicine" },
  { id: "consumatori", label: "Consumatori e utilizzatori finali" },
  { id: "condotta", label: "Condotta dell'impresa" },
];

export const questions: Question[] = [
  {
    guid: "v3-gov-strategia-modello",
    apiVersion: "v3",
    area: "governance",
    milestone: "strategia",
    level: "reporting",
    questionClass: "text",
    prompt: "Come si presenta l'azienda nel report?",
    hint: "Poche frasi per riquadro, al massimo 1.000 caratteri, con la situazione al 31 dicembre.",
    why: "È la presentazione con cui si apre il report: aiuta a leggere tutti i numeri che seguono.",
    where:
      "Sito internet, presentazione aziendale, relazione sulla gestione, elenco dei clienti e dei fornitori principali.",
    references: [
      { source: "VSME", point: "C1 §47(a)" },
      { source: "VSME", point: "C1 §47(b)" },
      { source: "VSME", point: "C1 §47(c)" },
      { source: "VSME", point: "C1 §47(d)" },
      { source: "GRI", point: "2-6" },
    ],
    weight: 0,
    minutes: 12,
    evidence: "welcome",
    proof: {
      document: "Sito, presentazione aziendale o relazione sulla gestione",
      age: "Anno del questionario",
      checks: "Che prodotti, mercati e rapporti siano quelli dell'anno.",
    },
    fields: [
      {
        id: "prodotti",
        label: "Prodotti e servizi principali",
        inputType: "text",
        maxLength: 1000,
      },
      {
        id: "mercati",
        label: "Mercati",
        inputType: "text",
        hint: "Zone servite e tipo di clienti: imprese, negozi, famiglie, enti pubblici.",
        maxLength: 1000,
      },
      {
        id: "rapporti",
        label: "Rapporti principali",
        inputType: "text",
        hint: "Fornitori, clienti e canali di vendita da cui dipende l'attività.",
        maxLength: 1000,
      },
      {
        id: "strategia",
        label: "Scelte della strategia che toccano ambiente o persone, se ce ne sono",
        inputType: "text",
        maxLength: 1000,
        required: false,
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-gov-strategia-descrizioni",
    apiVersion: "v3",
    area: "governance",
    milestone: "strategia",
    level: "reporting",
    questionClass: "matrix",
    prompt: "In che cosa consistono gli impegni sociali e di condotta dell'azienda?",
    hint: "Poche frasi, con la situazione al 31 dicembre, solo per i temi su cui nella tabella hai risposto che c'è qualcosa.",
    why: "Il modulo completo chiede di spiegare ciò che la tabella dei temi riassume con un sì o con un no.",
    where:
      "Gli stessi documenti usati per la tabella dei temi: codice etico, regolamenti, manuali, piano degli investimenti.",
    references: [
      { source: "VSME", point: "C2 §48" },
      { source: "GRI", point: "3-3" },
    ],
    weight: 0,
    minutes: 10,
    evidence: "welcome",
    proof: {
      document: "I documenti usati per la tabella dei temi",
      age: "In vigore al 31 dicembre",
      checks: "Che le descrizioni corrispondano ai testi.",
    },
    // One commitment on any topic is enough to have something to describe.
    dependencyMode: "any",
    dependencies: TOPICS.map(({ id }) => ({
      effect: "na",
      question: "v3-gov-strategia-temi",
      field: `${id}.impegno`,
      anyOf: ["interno", "pubblico"],
    })),
    autofill: [
      {
        field: "condotta.obiettivo",
        copy: { question: "v3-gov-strategia-obiettivo-valori", field: "indicatore" },
      },
    ],
    rows: TOPICS.map((topic) => ({ ...topic, optional: true })),
    columns: [
      {
        id: "descrizione",
        label: "Che cosa fa l'azienda",
        inputType: "text",
        maxLength: 600,
      },
      { id: "obiettivo", label: "Obiettivo, se c'è", inputType: "text", maxLength: 300, required: false },
    ],
    earning: { kind: "complete" },
  },
];
