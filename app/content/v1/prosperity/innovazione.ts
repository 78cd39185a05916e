import type { Choice } from "~/domain/survey/question";
import type { Question } from "~/domain/survey/question";

const tools: Choice[] = [
  { id: "carta", label: "Soprattutto su carta", share: 0 },
  { id: "fogli", label: "Con fogli di calcolo o programmi separati", share: 50 },
  { id: "gestionale", label: "Con un programma unico per tutta l'azienda", share: 100 },
  { id: "non-serve", label: "Non fa parte del nostro lavoro", share: 100 },
];

export const questions: Question[] = [
  {
    guid: "v1-prosperity-innovazione-novita",
    apiVersion: "v1",
    area: "prosperity",
    milestone: "innovazione",
    level: "base",
    questionClass: "boolean",
    prompt: "Nell'anno l'azienda ha speso per creare o migliorare prodotti, servizi o modi di lavorare?",
    hint: "Rispondi sì se c'è almeno una spesa tra il 1° gennaio e il 31 dicembre, comprese le ore del personale.",
    why: "Le banche guardano se l'azienda investe per restare sul mercato.",
    where:
      "Fatture di consulenti e laboratori, acquisti di macchine e programmi nuovi, relazione per il credito d'imposta ricerca e sviluppo.",
    references: [
      { source: "OCSE", point: "Manuale di Oslo, cap. 3" },
      { source: "Legge", point: "L. 160/2019, art. 1, commi 198-209" },
    ],
    weight: 2,
    shares: { yes: 100, no: 0 },
  },
  {
    guid: "v1-prosperity-innovazione-digitale",
    apiVersion: "v1",
    area: "prosperity",
    milestone: "innovazione",
    level: "base",
    questionClass: "dropdown",
    prompt: "Con quali strumenti lavora l'azienda ogni giorno?",
    hint: "Scegli una voce per ogni riga, con la situazione al 31 dicembre.",
    why: "Chi ha i dati in un programma risponde prima a clienti e banche, e sbaglia meno.",
    where: "Contratti e licenze dei programmi; chiedi a chi segue ordini e magazzino.",
    references: [{ source: "Legge", point: "L. 232/2016, allegati A e B" }],
    weight: 1,
    fields: [
      { id: "ordini", label: "Ordini e clienti", inputType: "dropdown", options: tools },
      { id: "produzione", label: "Produzione o servizi resi", inputType: "dropdown", options: tools },
      { id: "magazzino", label: "Magazzino e acquisti", inputType: "dropdown", options: tools },
    ],
    earning: { kind: "options" },
  },
  {
    guid: "v1-prosperity-innovazione-spesa",
    apiVersion: "v1",
    area: "prosperity",
    milestone: "innovazione",
    level: "intermediate",
    questionClass: "text",
    prompt: "Quanto ha speso l'azienda per queste novità?",
    hint: "In euro senza centesimi e senza IVA, dal 1° gennaio al 31 dicembre; va bene una stima.",
    why: "L'importo, letto insieme al fatturato, dice alle banche quanto conta l'innovazione in azienda.",
    where: "Contabilità e registro dei beni ammortizzabili; per il personale, ore dedicate per costo orario.",
    references: [
      { source: "OCSE", point: "Manuale di Oslo, cap. 4" },
      { source: "GRI", point: "201-1" },
    ],
    weight: 1,
    dependencies: [{ effect: "blocked", question: "v1-prosperity-innovazione-novita", anyOf: ["yes"] }],
    fields: [{ id: "importo", label: "Spesa dell'anno", inputType: "integer", unit: "euro", min: "1" }],
    earning: { kind: "complete" },
  },
  {
    guid: "v1-prosperity-innovazione-marchi",
    apiVersion: "v1",
    area: "prosperity",
    milestone: "innovazione",
    level: "advanced",
    questionClass: "text",
    prompt: "Quale quota dei ricavi viene da prodotti o servizi con un marchio ambientale?",
    hint: "Percentuale da 0 a 100 sui ricavi dell'esercizio; vale un marchio rilasciato da altri, per esempio Ecolabel UE, biologico, FSC o PEFC.",
    why: "Chi compra per la pubblica amministrazione o per una grande catena cerca fornitori con marchi riconosciuti.",
    where:
      "Certificati dei marchi e fatturato per prodotto. Se per quello che vende l'azienda non esistono marchi, indica che la domanda non si applica e scrivilo.",
    references: [
      { source: "ISO", point: "14024" },
      { source: "Legge", point: "Reg. (CE) 66/2010" },
    ],
    weight: 1,
    evidence: "welcome",
    notApplicableEnabled: true,
    fields: [
      {
        id: "quota",
        label: "Ricavi con marchio ambientale",
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
        { from: "10", share: 70 },
        { from: "30", share: 100 },
      ],
    },
  },
];
