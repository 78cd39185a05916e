import type { Question } from "~/domain/question/question";
import { fromTarget } from "../../from-registers";
import { voluntaryBelow, WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-composizione-del-personale-parita",
    apiVersion: "v3",
    area: "social",
    milestone: "composizione-del-personale",
    level: "master",
    questionClass: "radio",
    prompt: "L'azienda ha un obiettivo di equilibrio tra donne e uomini nei ruoli di responsabilità?",
    hint: "Scegli la situazione al 31 dicembre; è un ruolo di responsabilità quello di chi guida altre persone o decide una spesa.",
    why: "Clienti grandi e bandi pubblici chiedono obiettivi con numeri e date, perché si può controllare se sono stati raggiunti.",
    where:
      "Piano di parità, documenti della certificazione UNI/PdR 125 (parità di genere) se c'è, verbali di chi amministra, budget.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "VSME", point: "C2 §48" },
      { source: "GRI", point: "405-1" },
      { source: "Legge", point: "D.Lgs. 198/2006, art. 46-bis" },
    ],
    weight: 1,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Piano o verbale con l'obiettivo, e resoconto annuale dei risultati",
      age: "Obiettivo ancora in corso; resoconto dell'anno del questionario",
      checks: "Valore e anno di partenza, valore e anno di arrivo, risultato dell'anno.",
      redact: "Nomi e paghe delle persone",
      limitsUntilAttached: true,
    },
    // With fewer people a numerical target says little: they may leave it.
    autofill: fromTarget("women_in_charge", { complete: "obiettivo", followed: "obiettivo-e-risultati" }),
    dependencies: [WITH_EMPLOYEES, voluntaryBelow(10)],
    choices: [
      { id: "non-ancora", label: "Non ancora", share: 0 },
      { id: "impegno", label: "C'è un impegno scritto, senza un numero o senza una data", share: 20 },
      {
        id: "obiettivo",
        label: "C'è un obiettivo scritto con valore e anno di partenza, valore e anno di arrivo",
        share: 70,
        opens: {
          label: "Qual è l'obiettivo, con i due valori e i due anni?",
          maxLength: 300,
          required: true,
        },
      },
      {
        id: "obiettivo-e-risultati",
        label: "C'è un obiettivo così e il risultato di ogni anno viene messo per iscritto",
        share: 100,
        opens: {
          label: "Qual è l'obiettivo, con i due valori e i due anni?",
          maxLength: 300,
          required: true,
        },
      },
    ],
  },
];
