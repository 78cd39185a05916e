import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-catena-di-fornitura-condotta",
    apiVersion: "v3",
    area: "governance",
    milestone: "catena-di-fornitura",
    level: "start_small",
    questionClass: "radio",
    prompt: "L'azienda chiede ai fornitori il rispetto di regole di condotta?",
    hint: "Scegli la situazione al 31 dicembre; vale un codice per i fornitori o una clausola su lavoro, ambiente o legalità.",
    why: "I clienti più grandi devono guardare anche ai fornitori dei loro fornitori, e partono da questa domanda.",
    where: "Condizioni generali di acquisto, contratti e ordini firmati, codice di condotta per i fornitori.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. II" },
      { source: "GRI", point: "414-1" },
    ],
    weight: 1,
    evidence: "welcome",
    pageId: "301",
    indexInPage: "1",
    choices: [
      { id: "non-ancora", label: "Non ancora", share: 0 },
      { id: "a-voce", label: "Sì, ma solo a voce", share: 20 },
      { id: "testo", label: "Sì, con un testo scritto inviato ad almeno un fornitore", share: 50 },
      { id: "firmato", label: "Sì, con un testo firmato da almeno un fornitore", share: 70 },
      {
        id: "firmato-meta",
        label: "Sì, con un testo firmato da fornitori che valgono almeno metà degli acquisti",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-gov-catena-di-fornitura-pagamenti",
    apiVersion: "v3",
    area: "governance",
    milestone: "catena-di-fornitura",
    level: "start_small",
    questionClass: "text",
    prompt: "In media, dopo quanti giorni l'azienda paga i fornitori?",
    hint: "Numero intero di giorni tra la data della fattura e il pagamento, media dell'anno.",
    why: "Per una piccola impresa i tempi di incasso sono vitali: clienti e banche guardano come l'azienda tratta chi le fornisce beni e servizi.",
    where:
      "Scadenzario fornitori del gestionale; oppure dal bilancio: debiti verso fornitori divisi per gli acquisti dell'anno con IVA, per 365.",
    references: [
      { source: "Legge", point: "D.Lgs. 231/2002, art. 4" },
      { source: "GRI", point: "2-6" },
    ],
    weight: 1,
    pageId: "301",
    indexInPage: "2",
    fields: [
      { id: "giorni", label: "Tempo medio di pagamento", inputType: "integer", unit: "giorni", min: "0" },
    ],
    // 30 days is the legal term, 60 the one that needs an express agreement (D.Lgs. 231/2002, art. 4).
    earning: {
      kind: "thresholds",
      field: "giorni",
      steps: [
        { from: "0", share: 100 },
        { from: "31", share: 80 },
        { from: "61", share: 40 },
        { from: "91", share: 0 },
      ],
    },
  },
];
