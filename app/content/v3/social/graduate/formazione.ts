import type { Question } from "~/domain/question/question";
import { WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-formazione-copertura",
    apiVersion: "v3",
    area: "social",
    milestone: "formazione",
    level: "graduate",
    questionClass: "text",
    prompt: "Quale quota dei dipendenti ha fatto formazione diversa da quella sulla sicurezza?",
    hint: "Percentuale da 0 a 100 dei dipendenti in forza al 31 dicembre, con almeno un corso nell'anno.",
    why: "Le ore medie non dicono se imparano tutti o sempre gli stessi: la quota lo mostra a chi legge la tua carta.",
    where: "Attestati e fogli presenza dei corsi: conta le persone, non le ore.",
    references: [
      { source: "VSME", point: "B10 §42(d)" },
      { source: "GRI", point: "404-1" },
    ],
    weight: 1,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Elenco dei corsi con il numero dei presenti",
      age: "Anno del questionario",
      checks: "Persone diverse con almeno un corso, divise per i dipendenti al 31 dicembre.",
      redact: "Nomi e codici fiscali",
    },
    dependencies: [WITH_EMPLOYEES],
    fields: [
      { id: "quota", label: "Dipendenti formati", inputType: "percentage", unit: "%", min: "0", max: "100" },
    ],
    earning: {
      kind: "thresholds",
      field: "quota",
      steps: [
        { from: "0", share: 0 },
        { from: "20", share: 30 },
        { from: "50", share: 60 },
        { from: "80", share: 100 },
      ],
      basis:
        "Soglie assolute e una nostra valutazione: un corso l'anno per quattro persone su cinque lascia spazio a nuovi assunti e assenze lunghe.",
    },
  },
  {
    guid: "v3-soc-formazione-ore",
    apiVersion: "v3",
    area: "social",
    milestone: "formazione",
    level: "graduate",
    questionClass: "matrix",
    prompt: "Quante ore di formazione hanno fatto i dipendenti nell'anno?",
    hint: "Somma delle ore di tutte le persone nell'anno: tre persone a un corso di 4 ore fanno 12; scrivi 0 dove non ce ne sono state.",
    why: "Con il numero dei dipendenti si ricavano le ore medie per donne e uomini, che lo standard europeo e le banche chiedono. I punti guardano le ore oltre la sicurezza, che è già un obbligo.",
    where:
      "Attestati e fogli presenza dei corsi, che di solito tiene il responsabile della prevenzione (RSPP) o chi segue il personale.",
    references: [
      { source: "VSME", point: "B10 §42(d)" },
      { source: "MEF-PMI", point: "37" },
      { source: "GRI", point: "404-1" },
      { source: "Legge", point: "D.Lgs. 81/2008, art. 37" },
    ],
    weight: 1,
    minutes: 6,
    evidence: "welcome",
    proof: {
      document: "Riepilogo delle ore dei corsi con i fogli presenza",
      age: "Anno del questionario",
      checks: "Ore per persona moltiplicate per i presenti, divise per sicurezza e altro.",
      redact: "Nomi, codici fiscali e firme",
    },
    dependencies: [WITH_EMPLOYEES],
    rows: [
      { id: "sicurezza", label: "Salute e sicurezza sul lavoro" },
      { id: "altra", label: "Altra formazione" },
    ],
    columns: [
      { id: "donne", label: "Donne", inputType: "decimal", unit: "ore", min: "0" },
      { id: "uomini", label: "Uomini", inputType: "decimal", unit: "ore", min: "0" },
      { id: "altro", label: "Altro o non dichiarato", inputType: "decimal", unit: "ore", min: "0" },
      { id: "totale", label: "Totale", inputType: "label", unit: "ore", sumOf: ["donne", "uomini", "altro"] },
    ],
    earning: {
      kind: "indicator",
      value: {
        of: [{ question: "v3-soc-formazione-ore", field: "altra.totale" }],
        per: [{ registry: "employees" }],
      },
      unit: "ore per dipendente, oltre la sicurezza",
      tables: [
        {
          steps: [
            { from: "0", share: 0 },
            { from: "2", share: 30 },
            { from: "4", share: 60 },
            { from: "8", share: 100 },
          ],
        },
      ],
      basis:
        "CCNL metalmeccanici industria, rinnovo del 26 novembre 2016: 24 ore di formazione in tre anni per persona, sicurezza esclusa, cioè 8 ore l'anno. Usarle per ogni settore, e i gradini sotto, è una nostra valutazione.",
    },
  },
];
