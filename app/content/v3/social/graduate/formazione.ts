import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-formazione-programma",
    apiVersion: "v3",
    area: "social",
    milestone: "formazione",
    level: "graduate",
    questionClass: "radio",
    prompt: "Come decide l'azienda quali corsi fare?",
    hint: "Scegli la situazione dell'anno, anche per i corsi di chi è titolare o socio e lavora in azienda.",
    why: "Un programma mostra a clienti e banche che le competenze non dipendono dal caso; serve anche per chiedere i fondi interprofessionali.",
    where:
      "Programma o piano della formazione, scadenzario dei corsi, domande ai fondi interprofessionali, mansionario.",
    references: [
      { source: "ISO", point: "ISO 10015" },
      { source: "GRI", point: "404-2" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 2,
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
  {
    guid: "v3-soc-formazione-copertura",
    apiVersion: "v3",
    area: "social",
    milestone: "formazione",
    level: "graduate",
    questionClass: "text",
    prompt: "Quale quota dei dipendenti ha fatto formazione diversa da quella sulla sicurezza?",
    hint: "Percentuale da 0 a 100 dei dipendenti in forza al 31 dicembre, con almeno un corso nell'anno.",
    why: "Le ore medie non dicono se imparano tutti o sempre gli stessi: la quota lo mostra a chi legge la tua carta.",
    where: "Attestati e fogli presenza dei corsi: conta le persone, non le ore.",
    references: [
      { source: "VSME", point: "B10 §42(d)" },
      { source: "GRI", point: "404-1" },
    ],
    weight: 1,
    dependencies: [{ effect: "na", registry: "employees", atLeast: 1 }],
    fields: [
      { id: "quota", label: "Dipendenti formati", inputType: "percentage", unit: "%", min: "0", max: "100" },
    ],
    earning: {
      kind: "thresholds",
      field: "quota",
      steps: [
        { from: "0", share: 0 },
        { from: "10", share: 30 },
        { from: "30", share: 60 },
        { from: "60", share: 100 },
      ],
    },
  },
];
