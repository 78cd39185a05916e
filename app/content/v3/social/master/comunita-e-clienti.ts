import type { Question } from "~/domain/question/question";
import { fromRegister } from "../../from-registers";

export const questions: Question[] = [
  {
    guid: "v3-soc-comunita-e-clienti-aspettative",
    apiVersion: "v3",
    edition: 2,
    area: "social",
    milestone: "comunita-e-clienti",
    level: "master",
    questionClass: "checkbox",
    prompt: "A chi ha chiesto l'azienda, negli ultimi tre anni, quali temi di sostenibilità contano di più?",
    hint: "Scegli i gruppi da cui hai almeno cinque risposte scritte, o tutte se il gruppo è più piccolo: questionari, interviste o verbali di incontro.",
    why: "Gli obiettivi reggono se partono da ciò che interessa a chi è toccato dall'attività: è la base di ogni report di sostenibilità.",
    where: "Questionari compilati, verbali degli incontri, analisi dei temi rilevanti.",
    references: [{ source: "GRI", point: "3-1" }],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Riepilogo delle risposte di ogni gruppo, con data e numero",
      age: "Ultimi tre anni",
      checks: "Almeno cinque risposte per gruppo, o tutte; temi che ne sono usciti.",
      redact: "Nomi e recapiti di chi ha risposto",
      limitsUntilAttached: true,
    },
    choices: [
      { id: "clienti", label: "Clienti", share: 30 },
      { id: "lavoratori", label: "Chi lavora in azienda", share: 30 },
      { id: "fornitori", label: "Fornitori", share: 20 },
      { id: "territorio", label: "Vicini, Comune o associazioni", share: 20 },
      { id: "finanza", label: "Banche o soci", share: 20 },
      { id: "nessuno", label: "Nessuno di questi", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-soc-comunita-e-clienti-reclami-andamento",
    apiVersion: "v3",
    area: "social",
    milestone: "comunita-e-clienti",
    level: "master",
    questionClass: "matrix",
    prompt: "Quanti reclami dei clienti ci sono stati negli ultimi tre anni?",
    hint: "Numero intero di reclami arrivati in ogni anno, e quanti di questi sono stati chiusi entro 30 giorni; gli anni senza un elenco restano vuoti.",
    why: "La serie mostra ai clienti se i rimedi funzionano: un numero alto, ben contato, vale quanto uno basso. I punti dipendono dalla parte chiusa entro 30 giorni nell'anno.",
    where: "Elenco o registro dei reclami: servono la data di arrivo e quella di chiusura.",
    references: [
      { source: "ISO", point: "10002, 8.1" },
      { source: "GRI", point: "2-25" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 1,
    minutes: 4,
    evidence: "welcome",
    proof: {
      document: "Elenco dei reclami con data di arrivo e di chiusura",
      age: "Gli anni indicati",
      checks: "Conteggio per anno e giorni tra arrivo e chiusura.",
      redact: "Nomi e recapiti dei clienti",
    },
    autofill: [
      fromRegister("ricevuti.un-anno-prima", "figure_one_year_before", { about: "complaints" }),
      fromRegister("chiusi.un-anno-prima", "figure_one_year_before", { about: "closedComplaints" }),
      fromRegister("ricevuti.due-anni-prima", "figure_two_years_before", { about: "complaints" }),
      fromRegister("chiusi.due-anni-prima", "figure_two_years_before", { about: "closedComplaints" }),
    ],
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
    earning: {
      kind: "indicator",
      value: {
        of: [{ question: "v3-soc-comunita-e-clienti-reclami-andamento", field: "chiusi.anno" }],
        per: [{ question: "v3-soc-comunita-e-clienti-reclami-andamento", field: "ricevuti.anno" }],
        times: "100",
      },
      unit: "% chiusi entro 30 giorni",
      tables: [
        {
          steps: [
            { from: "0", share: 0 },
            { from: "50", share: 40 },
            { from: "80", share: 70 },
            { from: "95", share: 100 },
          ],
        },
      ],
      ofNothing: 100,
      basis:
        "Soglie assolute e una nostra valutazione: 30 giorni sono un termine che una piccola azienda può tenere. Un anno senza reclami vale tutto, perché l'elenco c'è.",
    },
  },
];
