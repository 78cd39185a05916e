import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-energia-garanzie",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "reporting",
    questionClass: "matrix",
    prompt: "Quali immobili dell'azienda garantiscono un finanziamento, e in quale classe energetica sono?",
    hint: "Una riga per immobile ipotecato o dato in leasing al 31 dicembre: le righe che non servono restano vuote.",
    why: "La banca deve conoscere la classe energetica di ogni immobile che ha in garanzia: con l'indirizzo la collega al finanziamento giusto.",
    where:
      "Contratti di mutuo e di leasing per l'elenco, attestato di prestazione energetica (APE) di ogni immobile per la classe. Se nessun immobile garantisce un finanziamento, indica che la domanda non si applica e scrivilo.",
    references: [{ source: "MEF-PMI", point: "7" }],
    weight: 0,
    notApplicableEnabled: true,
    rows: [
      { id: "immobile1", label: "Immobile 1" },
      { id: "immobile2", label: "Immobile 2", optional: true },
      { id: "immobile3", label: "Immobile 3", optional: true },
      { id: "immobile4", label: "Immobile 4", optional: true },
    ],
    columns: [
      { id: "indirizzo", label: "Indirizzo", inputType: "text", maxLength: 200 },
      {
        id: "classe",
        label: "Classe energetica",
        inputType: "dropdown",
        options: [
          { id: "a", label: "Da A1 a A4" },
          { id: "b", label: "B" },
          { id: "c", label: "C" },
          { id: "d", label: "D" },
          { id: "e", label: "E" },
          { id: "f", label: "F" },
          { id: "g", label: "G" },
          { id: "senza-ape", label: "Non c'è un APE valido" },
          { id: "esente", label: "La legge non chiede l'APE" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
];
