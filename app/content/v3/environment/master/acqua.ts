import type { Question } from "~/domain/question/question";
import { fromTarget } from "../../from-registers";

export const questions: Question[] = [
  {
    guid: "v3-env-acqua-obiettivo",
    apiVersion: "v3",
    area: "environment",
    milestone: "acqua",
    level: "master",
    questionClass: "radio",
    prompt: "L'azienda ha un obiettivo per usare meno acqua nella produzione?",
    hint: "Scegli la situazione al 31 dicembre; vale anche un obiettivo per unità prodotta, per capo o per ettaro.",
    why: "Chi dipende dall'acqua deve mostrare a banche e clienti dove vuole arrivare e se ci si sta avvicinando.",
    where:
      "Piano di miglioramento, piano irriguo, verbale di chi amministra; per il confronto, il foglio con i metri cubi e la produzione dell'anno.",
    references: [
      { source: "VSME", point: "B6 §36" },
      { source: "VSME", point: "B2 §26" },
      { source: "VSME", point: "C2 §48" },
      { source: "GRI", point: "303-1" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Documento con l'obiettivo, approvato da chi amministra",
      age: "In vigore al 31 dicembre",
      checks:
        "Anno di partenza, scadenza, valore da raggiungere e confronto scritto con l'acqua usata nell'anno.",
      limitsUntilAttached: true,
    },
    autofill: fromTarget("water", { complete: "completo", followed: "seguito" }),
    dependencies: [{ effect: "na", question: "v3-env-acqua-prelievo", field: "uso", anyOf: ["processi"] }],
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
        opens: { label: "Qual è l'obiettivo sull'acqua?", maxLength: 300, required: true },
      },
      {
        id: "seguito",
        label: "Tutto questo, ed è confrontato per iscritto con l'acqua usata nell'anno",
        share: 100,
        opens: { label: "Qual è l'obiettivo sull'acqua?", maxLength: 300, required: true },
      },
    ],
  },
];
