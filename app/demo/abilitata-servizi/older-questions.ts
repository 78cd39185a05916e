import { questionnaire } from "~/content/questionnaires";
import type { Question, Questionnaire } from "~/domain/question/question";

/** Asked at first, and withdrawn since. */
const vans: Question = {
  guid: "v3-env-energia-furgoni",
  apiVersion: "v3",
  area: "environment",
  milestone: "energia",
  level: "start_small",
  questionClass: "text",
  prompt: "Quanti furgoni e automobili usa l'azienda per il lavoro?",
  hint: "Numero intero di veicoli in uso al 31 dicembre, di proprietà, in leasing o a noleggio.",
  why: "Serve a capire da dove vengono i consumi di carburante.",
  where: "Carte di circolazione, contratti di leasing e di noleggio.",
  references: [],
  weight: 0,
  fields: [
    { id: "furgoni", label: "Veicoli in uso", inputType: "integer", unit: "veicoli", min: "0" },
    { id: "elettrici", label: "Di cui elettrici", inputType: "integer", unit: "veicoli", min: "0" },
  ],
  constraints: [{ kind: "atMost", fields: ["elettrici", "furgoni"] }],
  earning: { kind: "complete" },
};

/** The former words of the revised question. */
const REVISED: Record<string, Partial<Pick<Question, "prompt" | "hint">>> = {
  "v3-soc-retribuzione-e-contratti-divario": {
    prompt: "Di quanto la retribuzione media degli uomini supera quella delle donne?",
    hint: "Percentuale dell'anno sulla paga mensile lorda media.",
  },
};

const today = questionnaire("v3");

/** The questions of 2025 as they were at first, invented for the demo: one was revised since, one withdrawn. */
export const questionsThen: Questionnaire = {
  ...today,
  questions: [...today.questions.map(asAtFirst), vans],
};

function asAtFirst(question: Question): Question {
  const before = REVISED[question.guid];
  return before ? { ...question, ...before, edition: 1 } : question;
}
