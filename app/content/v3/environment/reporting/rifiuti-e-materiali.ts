import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-rifiuti-e-materiali-codici",
    apiVersion: "v3",
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "reporting",
    questionClass: "matrix",
    prompt: "Quali rifiuti ha prodotto l'azienda nell'anno, codice per codice?",
    hint: "In tonnellate (t), dal 1° gennaio al 31 dicembre, una riga per codice EER e destinazione: le righe che non servono restano vuote.",
    why: "Il report europeo elenca i rifiuti con i codici dell'elenco europeo, gli stessi dei tuoi formulari.",
    where:
      "MUD, registro di carico e scarico (RENTRI) o formulari: il codice EER ha sei cifre, per esempio 15 01 01 per gli imballaggi di carta. Se i codici sono più di dieci, riporta quelli con più peso.",
    references: [
      { source: "VSME", point: "B7 §38(a)" },
      { source: "VSME", point: "B7 §38(b)" },
    ],
    weight: 0,
    evidence: "welcome",
    dependencies: [
      { effect: "na", question: "v3-env-rifiuti-e-materiali-quantita", field: "totale", above: "0" },
    ],
    rows: [
      { id: "rifiuto1", label: "Rifiuto 1" },
      { id: "rifiuto2", label: "Rifiuto 2", optional: true },
      { id: "rifiuto3", label: "Rifiuto 3", optional: true },
      { id: "rifiuto4", label: "Rifiuto 4", optional: true },
      { id: "rifiuto5", label: "Rifiuto 5", optional: true },
      { id: "rifiuto6", label: "Rifiuto 6", optional: true },
      { id: "rifiuto7", label: "Rifiuto 7", optional: true },
      { id: "rifiuto8", label: "Rifiuto 8", optional: true },
      { id: "rifiuto9", label: "Rifiuto 9", optional: true },
      { id: "rifiuto10", label: "Rifiuto 10", optional: true },
    ],
    columns: [
      {
        id: "codice",
        label: "Codice EER",
        inputType: "text",
        hint: "Sei cifre, con l'asterisco se il rifiuto è pericoloso.",
        maxLength: 10,
        format: { pattern: "\\d\\d ?\\d\\d ?\\d\\d ?\\*?", example: "15 01 01" },
      },
      { id: "quantita", label: "Quantità", inputType: "decimal", unit: "t", min: "0" },
      {
        id: "destinazione",
        label: "Destinazione",
        inputType: "dropdown",
        options: [
          { id: "recupero", label: "Riciclo e altro recupero di materia (codici R, escluso R1)" },
          { id: "smaltimento", label: "Smaltimento o recupero di energia (codici D e R1)" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
];
