import type { Question } from "~/domain/question/question";
import { fromTarget } from "../../from-registers";

export const questions: Question[] = [
  {
    guid: "v3-env-energia-obiettivo",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "master",
    questionClass: "radio",
    prompt: "L'azienda ha un obiettivo per usare meno energia?",
    hint: "Scegli la situazione al 31 dicembre; vale anche un obiettivo per unità prodotta, per addetto o per metro quadrato.",
    why: "Un obiettivo con una data e un punto di partenza si può controllare: alcune banche lo usano anche nei prestiti legati alla sostenibilità.",
    where:
      "Piano industriale, budget, verbale di chi amministra, programma di miglioramento; per il confronto, il foglio con i consumi dell'anno.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "VSME", point: "C2 §48" },
      { source: "ISO", point: "50001, 6.2" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Documento con l'obiettivo, approvato da chi amministra",
      age: "In vigore al 31 dicembre",
      checks:
        "Anno di partenza, scadenza, valore da raggiungere e confronto scritto con i consumi dell'anno.",
      limitsUntilAttached: true,
    },
    autofill: fromTarget("energy", { complete: "completo", followed: "seguito" }),
    choices: [
      { id: "nessuno", label: "Per ora no", share: 0 },
      {
        id: "incompleto",
        label: "Sì, scritto, ma senza anno di partenza, scadenza o valore da raggiungere",
        share: 20,
      },
      {
        id: "completo",
        label: "Sì, scritto, con anno di partenza, scadenza e valore da raggiungere",
        share: 70,
        opens: { label: "Qual è l'obiettivo sull'energia?", maxLength: 300, required: true },
      },
      {
        id: "seguito",
        label: "Tutto questo, ed è confrontato per iscritto con i consumi dell'anno",
        share: 100,
        opens: { label: "Qual è l'obiettivo sull'energia?", maxLength: 300, required: true },
      },
    ],
  },
];
