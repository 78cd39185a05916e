import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-catena-di-fornitura-verifiche",
    apiVersion: "v3",
    area: "governance",
    milestone: "catena-di-fornitura",
    level: "master",
    questionClass: "text",
    prompt: "Quale quota degli acquisti viene da fornitori verificati su ambiente e lavoro?",
    hint: "Percentuale da 0 a 100 del valore degli acquisti dell'anno, con una verifica fatta nell'anno o nei due precedenti.",
    why: "La quota mostra se le verifiche toccano i fornitori che contano: i clienti più grandi la chiedono in questa forma.",
    where:
      "Rapporti di visita o di audit, questionari con documenti allegati, rating ricevuti dai fornitori; acquisti per fornitore dal gestionale. Una dichiarazione senza documenti non è una verifica.",
    references: [
      { source: "GRI", point: "308-2" },
      { source: "GRI", point: "414-2" },
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. II" },
    ],
    weight: 2,
    evidence: "welcome",
    fields: [
      {
        id: "quota",
        label: "Acquisti da fornitori verificati",
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
        { from: "5", share: 30 },
        { from: "25", share: 60 },
        { from: "50", share: 100 },
      ],
    },
  },
  {
    guid: "v3-gov-catena-di-fornitura-rimedi",
    apiVersion: "v3",
    area: "governance",
    milestone: "catena-di-fornitura",
    level: "master",
    questionClass: "radio",
    prompt: "Che cosa fa l'azienda quando un fornitore non rispetta le regole?",
    hint: "Scegli la regola in uso al 31 dicembre, anche se nell'anno non è servita.",
    why: "Chiudere subito il rapporto spesso sposta il problema: i clienti chiedono se c'è un modo per risolverlo.",
    where: "Contratti, piani di rimedio concordati, lettere ai fornitori, verbali delle verifiche.",
    references: [
      { source: "OCSE", point: "Guida sul dovere di diligenza per la condotta d'impresa responsabile" },
      { source: "GRI", point: "414-2" },
    ],
    weight: 1,
    choices: [
      { id: "sul-momento", label: "Decide sul momento", share: 0 },
      { id: "contratto", label: "Può chiudere il contratto, perché una clausola lo prevede", share: 30 },
      {
        id: "piano",
        label: "Concorda per iscritto un rimedio con una scadenza, prima di chiudere il contratto",
        share: 70,
      },
      {
        id: "piano-e-controllo",
        label: "Concorda il rimedio e alla scadenza controlla, con una nota scritta, che sia stato fatto",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-gov-catena-di-fornitura-subfornitori",
    apiVersion: "v3",
    area: "governance",
    milestone: "catena-di-fornitura",
    level: "master",
    questionClass: "boolean",
    prompt: "Le regole per i fornitori valgono per iscritto anche per i loro subfornitori?",
    hint: "Sì o no; rispondi sì se la clausola è firmata da fornitori che valgono almeno metà degli acquisti dell'anno.",
    why: "I rischi più alti stanno spesso due passaggi più in là: senza questa clausola le regole si fermano al primo.",
    where: "Codice per i fornitori firmato, condizioni generali di acquisto, contratti di subappalto.",
    references: [
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. II" },
      { source: "GRI", point: "414-1" },
    ],
    weight: 1,
    dependencies: [
      {
        effect: "blocked",
        question: "v3-gov-catena-di-fornitura-condotta",
        anyOf: ["testo", "firmato", "firmato-meta"],
      },
    ],
    shares: { yes: 100, no: 0 },
  },
];
