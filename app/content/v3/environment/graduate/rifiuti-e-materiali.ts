import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-rifiuti-e-materiali-gestione",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Come tratta l'azienda i propri rifiuti, fino a quando li consegna?",
    hint: "Scegli tutto ciò che è in uso al 31 dicembre o è stato fatto durante l'anno, in tutte le sedi.",
    why: "Chi produce un rifiuto deve accertarsi che arrivi dove è ammesso: clienti e banche guardano se ruoli e controlli sono chiari.",
    where:
      "Istruzioni di lavoro, lettera di incarico, registro di carico e scarico, copie delle autorizzazioni e delle iscrizioni all'Albo nazionale gestori ambientali.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "Legge", point: "D.Lgs. 152/2006, artt. 188, 190 e 212" },
      { source: "ISO", point: "14001, 8.1" },
    ],
    weight: 3,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Registro, lettera di incarico, copie delle autorizzazioni con la data del controllo",
      age: "Anno del questionario",
      checks: "Firme e date; per gli scarti, la nota con il peso di partenza e quello ottenuto.",
    },
    choices: [
      {
        id: "contenitori",
        label: "Contenitori separati e con un cartello per ogni tipo di rifiuto",
        share: 15,
      },
      { id: "istruzioni", label: "Istruzioni scritte consegnate a tutti, con la firma", share: 20 },
      { id: "incarico", label: "Una persona con un incarico scritto sui rifiuti", share: 20 },
      {
        id: "quantita",
        label: "Quantità registrate per reparto, lavorazione o cantiere almeno ogni tre mesi",
        share: 25,
      },
      {
        id: "autorizzazioni",
        label: "Autorizzazioni di tutti i trasportatori e impianti controllate nell'anno",
        share: 30,
      },
      {
        id: "riduzione",
        label: "Scarti o rifiuti ridotti di almeno il 2% sull'anno prima, a parità di attività",
        share: 30,
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-env-rifiuti-e-materiali-contenuto",
    apiVersion: "v3",
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "graduate",
    questionClass: "text",
    prompt: "Quanto materiale riciclato o riciclabile c'è nei prodotti e negli imballaggi venduti?",
    hint: "Due percentuali del peso di prodotti e imballaggi venduti nell'anno: 0 se non ce n'è, e una stima motivata va bene.",
    why: "È un dato che le banche chiedono alle imprese più strutturate; i clienti lo usano per le regole europee sugli imballaggi. I punti dipendono dalla parte riciclata.",
    where:
      "Distinte base, schede tecniche dei materiali, dichiarazioni dei fornitori di imballaggi. Se l'azienda rivende prodotti di altri, conta solo gli imballaggi che aggiunge.",
    references: [
      { source: "MEF-PMI", point: "28" },
      { source: "MEF-PMI", point: "29" },
      { source: "VSME", point: "B7 §37" },
    ],
    weight: 1,
    minutes: 5,
    evidence: "welcome",
    proof: {
      document: "Schede tecniche o dichiarazioni dei fornitori, con il calcolo delle due percentuali",
      age: "Anno del questionario",
      checks: "Peso dei prodotti e imballaggi compresi, parte riciclata certificata o dichiarata.",
    },
    notApplicableEnabled: true,
    notApplicableReasons: [
      "Rivende prodotti di altri e non aggiunge imballaggi",
      "Vende solo servizi o lavorazioni su materiali dei clienti",
    ],
    dependencies: [{ effect: "na", registry: "macrosector", anyOf: ["A", "C", "F", "G"] }],
    fields: [
      {
        id: "riciclato",
        label: "Materiale riciclato",
        inputType: "percentage",
        unit: "%",
        min: "0",
        max: "100",
      },
      {
        id: "riciclabile",
        label: "Materiale che si può riciclare",
        inputType: "percentage",
        unit: "%",
        min: "0",
        max: "100",
      },
    ],
    earning: {
      kind: "thresholds",
      field: "riciclato",
      steps: [
        { from: "0", share: 0 },
        { from: "5", share: 25 },
        { from: "11.8", share: 60 },
        { from: "20.8", share: 100 },
      ],
      basis:
        "Eurostat, tasso di utilizzo circolare dei materiali 2023 (novembre 2024): 11,8% nell'Unione, 20,8% in Italia. Il primo gradino è un giudizio nostro.",
    },
  },
];
