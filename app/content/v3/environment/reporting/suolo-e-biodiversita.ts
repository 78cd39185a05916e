import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-suolo-e-biodiversita-siti-elenco",
    apiVersion: "v3",
    area: "environment",
    milestone: "suolo-e-biodiversita",
    level: "reporting",
    questionClass: "matrix",
    prompt: "Quali sedi e terreni sono dentro un'area protetta e quali al suo confine?",
    hint: "Una riga per sede o terreno, al 31 dicembre, con la superficie in metri quadrati (m²): le righe che non servono restano vuote.",
    why: "Il report europeo chiede l'elenco sito per sito, distinguendo chi è dentro l'area da chi è vicino.",
    where: "Visure catastali e mappa dell'area protetta. Se i siti sono più di cinque, riporta i più grandi.",
    references: [
      { source: "VSME", point: "B5 §33" },
      { source: "MEF-PMI", point: "24" },
    ],
    weight: 0,
    dependencies: [{ effect: "blocked", question: "v3-env-suolo-e-biodiversita-siti", anyOf: ["presenti"] }],
    rows: [
      { id: "sito1", label: "Sito 1" },
      { id: "sito2", label: "Sito 2", optional: true },
      { id: "sito3", label: "Sito 3", optional: true },
      { id: "sito4", label: "Sito 4", optional: true },
      { id: "sito5", label: "Sito 5", optional: true },
    ],
    columns: [
      {
        id: "luogo",
        label: "Indirizzo o foglio e particella",
        inputType: "text",
        maxLength: 200,
      },
      {
        id: "posizione",
        label: "Posizione",
        inputType: "dropdown",
        options: [
          { id: "dentro", label: "Dentro l'area protetta" },
          { id: "confine", label: "Al confine dell'area protetta" },
        ],
      },
      {
        id: "superficie",
        label: "Superficie",
        inputType: "decimal",
        unit: "m²",
        min: "0",
      },
    ],
    earning: { kind: "complete" },
  },
];
