import type { Question } from "~/domain/question/question";
import { voluntaryBelow, WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-composizione-del-personale-dirigenza",
    apiVersion: "v3",
    area: "social",
    milestone: "composizione-del-personale",
    level: "reporting",
    questionClass: "text",
    prompt: "Quante donne e quanti uomini ci sono nella direzione dell'azienda?",
    hint: "Numeri interi di persone al 31 dicembre, senza chi siede solo nell'organo amministrativo; 0 se non ce ne sono.",
    why: "Dai 50 dipendenti in su lo standard europeo prevede il rapporto tra donne e uomini a livello dirigenziale.",
    where:
      "Organigramma: conta chi riporta direttamente all'organo amministrativo. Se l'azienda ha già una propria definizione di direzione, usa quella ogni anno.",
    references: [
      { source: "VSME", point: "C5 §59" },
      { source: "GRI", point: "405-1" },
    ],
    weight: 0,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Organigramma dell'azienda",
      age: "Al 31 dicembre",
      checks: "Chi riporta all'organo amministrativo, contato per genere.",
      redact: "Nomi, se bastano i ruoli",
    },
    dependencies: [WITH_EMPLOYEES, voluntaryBelow(50)],
    autofill: [
      {
        field: "donne",
        copy: { question: "v3-soc-composizione-del-personale-inquadramento", field: "dirigenti.donne" },
      },
      {
        field: "uomini",
        copy: { question: "v3-soc-composizione-del-personale-inquadramento", field: "dirigenti.uomini" },
      },
    ],
    fields: [
      { id: "donne", label: "Donne", inputType: "integer", unit: "persone", min: "0" },
      { id: "uomini", label: "Uomini", inputType: "integer", unit: "persone", min: "0" },
    ],
    earning: { kind: "complete" },
  },
];
