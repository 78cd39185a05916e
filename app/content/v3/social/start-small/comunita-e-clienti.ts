import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-comunita-e-clienti-reclami",
    apiVersion: "v3",
    area: "social",
    milestone: "comunita-e-clienti",
    level: "start_small",
    questionClass: "radio",
    prompt: "Come vengono seguiti i reclami dei clienti?",
    hint: "Scegli la situazione dell'anno; se nell'anno non ci sono stati reclami, scegli come li avresti seguiti con gli strumenti che hai.",
    why: "I clienti più grandi lo chiedono ai fornitori, e le cause che si ripetono sono le prime che conviene risolvere.",
    where:
      "Registro dei reclami, posta elettronica anche certificata, note di credito e resi, verbali delle riunioni.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "ISO", point: "10002" },
    ],
    weight: 1,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Elenco dei reclami, anche vuoto, e nota annuale su cause e rimedi",
      age: "Anno del questionario",
      checks: "Data, motivo e risposta di ogni reclamo; data della nota.",
      redact: "Nomi e recapiti dei clienti",
    },
    choices: [
      { id: "senza-traccia", label: "Si risponde caso per caso, senza tenerne traccia", share: 0 },
      { id: "per-iscritto", label: "Si risponde per iscritto, ma non c'è un elenco dei reclami", share: 30 },
      { id: "elenco", label: "C'è un elenco con data, motivo e risposta", share: 70 },
      {
        id: "elenco-e-cause",
        label: "C'è un elenco e, almeno una volta l'anno, una nota scritta su cause e rimedi",
        share: 100,
      },
    ],
  },
];
