import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-catena-di-fornitura-valutazione",
    apiVersion: "v3",
    area: "governance",
    milestone: "catena-di-fornitura",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Che cosa controlla l'azienda prima di scegliere un nuovo fornitore?",
    hint: "Scegli i controlli fatti nell'anno per almeno un fornitore e di cui resta una traccia scritta.",
    why: "I clienti più grandi chiedono come scegli chi lavora per te: un problema del fornitore diventa presto anche loro.",
    where:
      "Schede e questionari di qualifica, DURC e certificati ricevuti, note delle visite, confronti tra offerte.",
    references: [
      { source: "GRI", point: "308-1" },
      { source: "GRI", point: "414-1" },
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. II" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 2,
    pageId: "302",
    indexInPage: "1",
    choices: [
      { id: "durc", label: "Regolarità dei contributi (DURC)", share: 20 },
      { id: "questionario", label: "Un questionario su ambiente, lavoro o legalità", share: 30 },
      { id: "certificati", label: "Certificazioni o valutazioni di sostenibilità", share: 20 },
      { id: "visita", label: "Una visita, con una nota scritta", share: 30 },
      {
        id: "punteggio",
        label: "Un punteggio in cui ambiente e lavoro contano accanto a prezzo e qualità",
        share: 40,
      },
      {
        id: "altro",
        label: "Altro controllo su ambiente, lavoro o legalità",
        share: 10,
        opens: { label: "Quale controllo?", maxLength: 200, required: true },
      },
      { id: "nessuno", label: "Nessuno di questi", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-gov-catena-di-fornitura-puntualita",
    apiVersion: "v3",
    area: "governance",
    milestone: "catena-di-fornitura",
    level: "graduate",
    questionClass: "text",
    prompt: "Quale quota delle fatture dei fornitori è stata pagata entro la scadenza pattuita?",
    hint: "Percentuale da 0 a 100 dell'importo delle fatture scadute nell'anno.",
    why: "I giorni medi non dicono se i patti sono rispettati: la puntualità sì, e i fornitori piccoli ne vivono.",
    where: "Scadenzario fornitori del gestionale: confronta la data di scadenza con quella del pagamento.",
    references: [
      { source: "Legge", point: "D.Lgs. 231/2002, artt. 3 e 4" },
      { source: "GRI", point: "2-6" },
    ],
    weight: 1,
    pageId: "302",
    indexInPage: "2",
    fields: [
      {
        id: "quota",
        label: "Fatture pagate entro la scadenza",
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
        { from: "50", share: 30 },
        { from: "75", share: 60 },
        { from: "90", share: 80 },
        { from: "95", share: 100 },
      ],
    },
  },
];
