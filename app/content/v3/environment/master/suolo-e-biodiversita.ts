import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-suolo-e-biodiversita-programma",
    apiVersion: "v3",
    area: "environment",
    milestone: "suolo-e-biodiversita",
    level: "master",
    questionClass: "radio",
    prompt: "L'azienda ha un programma per la natura, nelle sue sedi o nel territorio?",
    hint: "Scegli la situazione al 31 dicembre: contano, per esempio, siepi e alberi, suolo liberato dall'asfalto, aree curate con un parco o un Comune.",
    why: "Clienti e banche cominciano a chiedere che cosa l'azienda restituisce alla natura, e se il risultato è stato misurato.",
    where:
      "Programma o convenzione firmata, fatture dei lavori, relazione di un agronomo, di un'università o dell'ente parco.",
    references: [
      { source: "VSME", point: "B5 §34(c)" },
      { source: "VSME", point: "B2 §26" },
      { source: "VSME", point: "C2 §48" },
      { source: "GRI", point: "101" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Programma o convenzione firmata, relazione dell'esperto",
      age: "Ultimi tre anni",
      checks: "Interventi, scadenze, valori da raggiungere e misura dei risultati da parte di un esterno.",
      limitsUntilAttached: true,
    },
    choices: [
      { id: "nessuno", label: "Per ora no", share: 0 },
      {
        id: "intervento",
        label: "Almeno un intervento concluso negli ultimi tre anni, senza un programma scritto",
        share: 20,
      },
      {
        id: "programma",
        label: "Sì, scritto, con interventi, anno di partenza, scadenze e valori da raggiungere",
        share: 70,
        opens: { label: "Che cosa prevede il programma?", maxLength: 300, required: true },
      },
      {
        id: "misurato",
        label:
          "Sì, scritto, con scadenze e valori da raggiungere, e un esperto esterno ha misurato i risultati negli ultimi tre anni",
        share: 100,
        opens: { label: "Che cosa prevede il programma?", maxLength: 300, required: true },
      },
    ],
  },
];
