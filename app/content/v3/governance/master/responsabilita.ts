import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-responsabilita-competenze",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "master",
    questionClass: "boolean",
    prompt:
      "Chi amministra l'azienda ha fatto almeno 8 ore di corsi sulla sostenibilità negli ultimi tre anni?",
    hint: "Sì o no; basta una persona, anche chi è titolare, con le ore sommate nei tre anni, anche in rete, e un attestato o un'iscrizione da mostrare.",
    why: "Chi decide deve capire i dati che firma: banche e clienti grandi guardano le competenze di chi sta al vertice.",
    where: "Attestati e iscrizioni a corsi, programmi di associazioni di categoria e camere di commercio.",
    references: [
      { source: "GRI", point: "2-17" },
      { source: "VSME", point: "C2 §49" },
    ],
    weight: 1,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Attestati dei corsi",
      age: "Ultimi 3 anni",
      checks: "Nome del corso, ore, date e ruolo di chi lo ha seguito.",
      redact: "Dati di nascita",
      limitsUntilAttached: true,
    },
    shares: { yes: 100, no: 0 },
  },
];
