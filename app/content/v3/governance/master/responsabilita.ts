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
      "Negli ultimi tre anni almeno una persona che amministra l'azienda ha fatto 8 ore o più di corsi sulla sostenibilità?",
    hint: "Sì o no; contano le ore sommate nei tre anni, anche in rete, con un attestato o un'iscrizione che si può mostrare.",
    why: "Chi decide deve capire i dati che firma: banche e clienti grandi guardano le competenze di chi sta al vertice.",
    where: "Attestati e iscrizioni a corsi, programmi di associazioni di categoria e camere di commercio.",
    references: [
      { source: "GRI", point: "2-17" },
      { source: "VSME", point: "C2 §49" },
    ],
    weight: 1,
    shares: { yes: 100, no: 0 },
  },
  {
    guid: "v3-gov-responsabilita-compensi",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "master",
    questionClass: "text",
    prompt: "Quale parte del compenso variabile di chi dirige dipende da obiettivi di sostenibilità?",
    hint: "Percentuale da 0 a 100 dell'anno, sul totale dei compensi variabili di amministratori e dirigenti.",
    why: "Un premio legato a un risultato mostra che l'obiettivo pesa nelle decisioni; lo guardano banche e investitori.",
    where:
      "Lettere con gli obiettivi, contratti dei dirigenti, delibere sui compensi. Se nessuno ha un compenso variabile, indica che la domanda non si applica e scrivi perché.",
    references: [{ source: "GRI", point: "2-19" }],
    weight: 1,
    notApplicableEnabled: true,
    fields: [
      {
        id: "quota",
        label: "Compenso legato alla sostenibilità",
        inputType: "percentage",
        unit: "%",
        min: "0",
        max: "100",
      },
    ],
    earning: {
      kind: "thresholds",
      field: "quota",
      steps: [
        { from: "0", share: 0 },
        { from: "1", share: 40 },
        { from: "5", share: 70 },
        { from: "10", share: 100 },
      ],
    },
  },
];
