import type { Question } from "~/domain/question/question";

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
    weight: 2,
    evidence: "welcome",
    choices: [
      { id: "nessuno", label: "Per ora no", share: 0 },
      {
        id: "incompleto",
        label: "Sì, scritto, ma senza anno di partenza, scadenza o valore da raggiungere",
        share: 30,
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
  {
    guid: "v3-env-energia-andamento",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "master",
    questionClass: "matrix",
    prompt: "Come sono andati energia, emissioni e ricavi nei due anni precedenti?",
    hint: "Un anno per riga, prima di quello del questionario: energia in MWh, Scope 1 e Scope 2 in t CO2e se le hai calcolate, ricavi in euro senza centesimi.",
    why: "Un anno da solo può ingannare. Con tre anni banche e clienti vedono se consumi ed emissioni scendono in rapporto ai ricavi.",
    where:
      "Risposte e report degli anni scorsi, bollette e fatture di carburante, bilanci. Se l'azienda non era ancora attiva due anni prima, indica che la domanda non si applica e scrivilo.",
    references: [
      { source: "VSME", point: "B3 §29" },
      { source: "VSME", point: "B3 §30" },
      { source: "VSME", point: "B3 §31" },
      { source: "GRI", point: "302-3" },
      { source: "GRI", point: "305-4" },
    ],
    weight: 2,
    notApplicableEnabled: true,
    rows: [
      { id: "due-anni-prima", label: "Due anni prima" },
      { id: "anno-prima", label: "Un anno prima" },
    ],
    columns: [
      { id: "energia", label: "Energia totale", inputType: "decimal", unit: "MWh", min: "0" },
      {
        id: "emissioni",
        label: "Scope 1 più Scope 2 (metodo basato sulla posizione)",
        inputType: "decimal",
        unit: "t CO2e",
        min: "0",
        required: false,
      },
      { id: "ricavi", label: "Ricavi", inputType: "integer", unit: "euro", min: "0" },
    ],
    earning: { kind: "complete" },
  },
];
