import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-formazione-programma",
    apiVersion: "v3",
    area: "social",
    milestone: "formazione",
    level: "start_small",
    questionClass: "radio",
    prompt: "Come decide l'azienda quali corsi fare?",
    hint: "Scegli la situazione dell'anno, anche per i corsi di chi è titolare o socio e lavora in azienda.",
    why: "Un programma mostra a clienti e banche che le competenze non dipendono dal caso; serve anche per chiedere i fondi interprofessionali.",
    where:
      "Programma o piano della formazione, scadenzario dei corsi, domande ai fondi interprofessionali, mansionario.",
    references: [
      { source: "ISO", point: "10015" },
      { source: "GRI", point: "404-2" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Scadenzario o programma scritto della formazione",
      age: "Anno del questionario",
      checks: "Corsi con date e destinatari, compresi i non obbligatori; elenco delle competenze per ruolo.",
      redact: "Nomi di chi partecipa, se non servono",
      limitsUntilAttached: true,
    },
    choices: [
      { id: "caso-per-caso", label: "Caso per caso, senza un programma", share: 0 },
      { id: "scadenzario", label: "Con uno scadenzario dei soli corsi obbligatori", share: 40 },
      {
        id: "programma",
        label: "Con un programma scritto dell'anno, che contiene anche corsi non obbligatori",
        share: 70,
      },
      {
        id: "programma-e-competenze",
        label:
          "Con un programma così, ricavato da un elenco scritto delle competenze che servono a ogni ruolo",
        share: 100,
      },
    ],
  },
];
