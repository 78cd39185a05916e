import type { Question } from "~/domain/question/question";
import { fromRegister } from "../../from-registers";
import { WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-formazione-obiettivo",
    apiVersion: "v3",
    area: "social",
    milestone: "formazione",
    level: "master",
    questionClass: "boolean",
    prompt: "L'azienda ha un obiettivo scritto sulle ore di formazione per dipendente?",
    hint: "Sì o no al 31 dicembre; rispondi sì se l'obiettivo ha un anno di partenza e un anno di arrivo.",
    why: "Un obiettivo con due date permette a chi legge la carta di seguire se l'azienda investe davvero nelle persone.",
    where: "Piano della formazione, budget del personale, verbali di chi amministra.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "GRI", point: "404-1" },
    ],
    weight: 1,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Piano o verbale con l'obiettivo",
      age: "Obiettivo non ancora scaduto al 31 dicembre",
      checks: "Ore e anno di partenza, ore e anno di arrivo, firma di chi amministra.",
      limitsUntilAttached: true,
    },
    autofill: [
      fromRegister("value", "target", { about: "training_hours", as: { complete: "yes", followed: "yes" } }),
    ],
    dependencies: [WITH_EMPLOYEES],
    shares: { yes: 100, no: 0 },
  },
  {
    guid: "v3-soc-formazione-obiettivo-valori",
    apiVersion: "v3",
    area: "social",
    milestone: "formazione",
    level: "master",
    questionClass: "text",
    prompt: "Quali sono le ore di partenza e di arrivo dell'obiettivo di formazione?",
    hint: "Anni con quattro cifre e ore medie per dipendente in un anno, contando tutti i corsi.",
    why: "Base e traguardo sono i dati che lo standard europeo chiede per descrivere un obiettivo. Non dà punti.",
    where: "Piano della formazione; le ore di partenza si ricavano dai fogli presenza di quell'anno.",
    references: [
      { source: "VSME", point: "C2 §48" },
      { source: "GRI", point: "404-1" },
    ],
    weight: 0,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Piano o verbale con l'obiettivo",
      age: "Obiettivo non ancora scaduto al 31 dicembre",
      checks: "I due valori e i due anni coincidono con il documento.",
    },
    autofill: [
      fromRegister("anno-base", "only_target_base_year", { about: "training_hours" }),
      fromRegister("ore-base", "only_target_base_value", { about: "training_hours" }),
      fromRegister("anno-obiettivo", "only_target_year", { about: "training_hours" }),
      fromRegister("ore-obiettivo", "only_target_value", { about: "training_hours" }),
    ],
    dependencies: [{ effect: "blocked", question: "v3-soc-formazione-obiettivo", anyOf: ["yes"] }],
    fields: [
      { id: "anno-base", label: "Anno di partenza", inputType: "integer", min: "2000", max: "2100" },
      {
        id: "ore-base",
        label: "Ore medie nell'anno di partenza",
        inputType: "decimal",
        unit: "ore",
        min: "0",
      },
      { id: "anno-obiettivo", label: "Anno di arrivo", inputType: "integer", min: "2000", max: "2100" },
      {
        id: "ore-obiettivo",
        label: "Ore medie da raggiungere",
        inputType: "decimal",
        unit: "ore",
        min: "0",
      },
    ],
    constraints: [{ kind: "atMost", fields: ["anno-base", "anno-obiettivo"] }],
    earning: { kind: "complete" },
  },
];
