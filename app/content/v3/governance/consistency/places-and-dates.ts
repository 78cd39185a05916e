import type { PlausibilityRule } from "~/domain/question/plausibility-rule";
import { ADDRESS, DATE, NACE } from "../../patterns";

const SITES = ["sede1", "sede2", "sede3", "sede4", "sede5"];
const ITALY = "italia|italy|it|ita|repubblica italiana";
const PLACES = "v3-gov-identita-e-sedi-sedi";
const POSITIONS = "v3-gov-identita-e-sedi-posizione";
const CERTIFICATES = "v3-gov-identita-e-sedi-certificati";

const texts = (question: string, rows: readonly string[], column: string) => ({
  question,
  fields: rows.map((row) => `${row}.${column}`),
});

/** The mainland and all islands lie between these degrees. */
const inItaly = (row: string, place: string): PlausibilityRule[] => [
  {
    id: `v3-gov-latitude-${row}`,
    question: POSITIONS,
    when: { question: POSITIONS, field: `${row}.paese`, pattern: ITALY },
    left: { question: POSITIONS, field: `${row}.latitudine` },
    relation: "between",
    right: { constant: "1" },
    low: "35",
    high: "47.2",
    formula: `Latitudine della ${place}, se è in Italia: tra 35 e 47,2 gradi`,
    message: `La ${place} risulta in Italia, ma la latitudine è fuori dall'Italia (da 35 a 47,2 gradi). Forse latitudine e longitudine sono scambiate? Se è giusta, spiega in una riga.`,
  },
  {
    id: `v3-gov-longitude-${row}`,
    question: POSITIONS,
    when: { question: POSITIONS, field: `${row}.paese`, pattern: ITALY },
    left: { question: POSITIONS, field: `${row}.longitudine` },
    relation: "between",
    right: { constant: "1" },
    low: "6.5",
    high: "18.6",
    formula: `Longitudine della ${place}, se è in Italia: tra 6,5 e 18,6 gradi`,
    message: `La ${place} risulta in Italia, ma la longitudine è fuori dall'Italia (da 6,5 a 18,6 gradi). Forse latitudine e longitudine sono scambiate? Se è giusta, spiega in una riga.`,
  },
];

export const placesAndDates: PlausibilityRule[] = [
  {
    id: "v3-gov-nace-codes",
    question: PLACES,
    relation: "matches",
    texts: texts(PLACES, SITES, "nace"),
    pattern: NACE,
    formula: "Codici NACE delle sedi: tra quelli della classificazione ATECO 2025",
    message:
      "Questo codice non è nella classificazione ATECO 2025. Controlla le prime quattro cifre sulla visura; se è un codice della classificazione precedente, scrivilo in una riga.",
  },
  {
    id: "v3-gov-addresses",
    question: PLACES,
    relation: "matches",
    texts: texts(PLACES, SITES, "indirizzo"),
    pattern: ADDRESS,
    formula: "Indirizzi delle sedi: almeno otto caratteri, con una parola di tre lettere",
    message:
      "Questo sembra un pezzo di indirizzo e non un indirizzo intero. Scrivi via, numero, CAP e Comune; se la sede non ne ha uno, spiega in una riga dove si trova.",
  },
  {
    id: "v3-gov-country-names",
    question: POSITIONS,
    relation: "matches",
    texts: texts(POSITIONS, SITES, "paese"),
    pattern: "\\p{L}[\\p{L}' .()-]+",
    formula: "Paesi delle sedi: nomi di lettere, almeno due",
    message:
      "Questo non sembra il nome di un Paese. Scrivilo per intero, per esempio Italia; se è giusto, spiega in una riga.",
  },
  {
    id: "v3-gov-certificate-dates",
    question: CERTIFICATES,
    relation: "matches",
    texts: texts(
      CERTIFICATES,
      ["1", "2", "3", "4", "5"].map((number) => `certificato${number}`),
      "data",
    ),
    pattern: DATE,
    formula: "Date di rilascio dei certificati: giorni che esistono, dal 1990 in poi",
    message:
      "Questa data non può essere quella di un certificato: controlla giorno, mese e anno. Se è giusta, spiega in una riga.",
  },
  ...SITES.flatMap((row, index) => inItaly(row, `sede ${index + 1}`)),
];
