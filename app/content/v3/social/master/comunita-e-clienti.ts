import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-comunita-e-clienti-reclami-andamento",
    apiVersion: "v3",
    area: "social",
    milestone: "comunita-e-clienti",
    level: "master",
    questionClass: "matrix",
    prompt: "Quanti reclami dei clienti ci sono stati negli ultimi tre anni?",
    hint: "Numero intero di reclami arrivati in ogni anno, e quanti di questi sono stati chiusi entro 30 giorni; gli anni senza un elenco restano vuoti.",
    why: "La serie mostra ai clienti se i rimedi funzionano: un numero alto, ben contato, vale quanto uno basso.",
    where: "Elenco o registro dei reclami: servono la data di arrivo e quella di chiusura.",
    references: [
      { source: "ISO", point: "ISO 10002, 8.1" },
      { source: "GRI", point: "2-25" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 1,
    dependencies: [
      {
        effect: "blocked",
        question: "v3-soc-comunita-e-clienti-reclami",
        anyOf: ["elenco", "elenco-e-cause"],
      },
    ],
    rows: [
      { id: "ricevuti", label: "Reclami arrivati" },
      { id: "chiusi", label: "Di cui chiusi entro 30 giorni" },
    ],
    // A list started this year has no earlier figures.
    columns: [
      { id: "anno", label: "Nell'anno", inputType: "integer", unit: "casi", min: "0" },
      {
        id: "un-anno-prima",
        label: "Un anno prima",
        inputType: "integer",
        unit: "casi",
        min: "0",
        required: false,
      },
      {
        id: "due-anni-prima",
        label: "Due anni prima",
        inputType: "integer",
        unit: "casi",
        min: "0",
        required: false,
      },
    ],
    constraints: [
      { kind: "atMost", fields: ["chiusi.anno", "ricevuti.anno"] },
      { kind: "atMost", fields: ["chiusi.un-anno-prima", "ricevuti.un-anno-prima"] },
      { kind: "atMost", fields: ["chiusi.due-anni-prima", "ricevuti.due-anni-prima"] },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-soc-comunita-e-clienti-aspettative",
    apiVersion: "v3",
    area: "social",
    milestone: "comunita-e-clienti",
    level: "master",
    questionClass: "checkbox",
    prompt: "A chi ha chiesto l'azienda, negli ultimi tre anni, quali temi di sostenibilità contano di più?",
    hint: "Scegli i gruppi di cui hai raccolto le risposte per iscritto, con un questionario, un'intervista o un verbale di incontro.",
    why: "Gli obiettivi reggono se partono da ciò che interessa a chi è toccato dall'attività: è la base di ogni report di sostenibilità.",
    where: "Questionari compilati, verbali degli incontri, analisi dei temi rilevanti.",
    references: [{ source: "GRI", point: "3-1" }],
    weight: 1,
    choices: [
      { id: "clienti", label: "Clienti", share: 30 },
      { id: "lavoratori", label: "Chi lavora in azienda", share: 30 },
      { id: "fornitori", label: "Fornitori", share: 30 },
      { id: "territorio", label: "Vicini, Comune o associazioni", share: 30 },
      { id: "finanza", label: "Banche o soci", share: 20 },
      { id: "nessuno", label: "Nessuno di questi", share: 0, exclusive: true },
    ],
  },
];
