import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-rifiuti-e-materiali-gestione",
    apiVersion: "v3",
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Come gestisce l'azienda i rifiuti fino alla consegna?",
    hint: "Scegli tutto ciò che è in uso al 31 dicembre o è stato fatto durante l'anno.",
    why: "Chi produce un rifiuto deve accertarsi che arrivi dove è ammesso: clienti e banche guardano se ruoli e controlli sono chiari.",
    where:
      "Istruzioni di lavoro, lettera di incarico, registro di carico e scarico, copie delle autorizzazioni e delle iscrizioni all'Albo nazionale gestori ambientali.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "Legge", point: "D.Lgs. 152/2006, artt. 188, 190 e 212" },
      { source: "ISO", point: "14001, 8.1" },
    ],
    weight: 3,
    choices: [
      {
        id: "contenitori",
        label: "Contenitori separati e con un cartello per ogni tipo di rifiuto",
        share: 30,
      },
      { id: "istruzioni", label: "Istruzioni scritte consegnate a chi lavora", share: 25 },
      { id: "incarico", label: "Una persona con un incarico scritto sui rifiuti", share: 25 },
      {
        id: "quantita",
        label: "Quantità registrate per reparto, lavorazione o cantiere",
        share: 30,
      },
      {
        id: "autorizzazioni",
        label: "Autorizzazioni di trasportatori e impianti controllate nell'anno",
        share: 30,
      },
      {
        id: "riduzione",
        label: "Una nota o un verbale dell'anno su come ridurre gli scarti",
        share: 30,
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-env-rifiuti-e-materiali-quantita-materiali",
    apiVersion: "v3",
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "graduate",
    questionClass: "matrix",
    prompt: "Quanti materiali ha usato l'azienda nell'anno per produrre, costruire o imballare?",
    hint: "In tonnellate (t), dal 1° gennaio al 31 dicembre: se hai i kg, dividi per 1.000; dove non c'è nulla scrivi 0.",
    why: "Lo standard europeo chiede i flussi di materiali a chi produce o costruisce. Ai clienti serve per calcolare l'impatto dei loro acquisti, a te per vedere quanto materiale diventa scarto.",
    where:
      "Fatture di acquisto, bolle di consegna, giacenze di magazzino: usato = giacenza iniziale più acquisti meno giacenza finale. La parte riciclata si legge nella scheda tecnica o nella dichiarazione del fornitore. Se l'azienda lavora solo materiali dei clienti, indica che la domanda non si applica e scrivilo.",
    references: [
      { source: "VSME", point: "B7 §38(c)" },
      { source: "GRI", point: "301-1" },
      { source: "GRI", point: "301-2" },
    ],
    weight: 3,
    evidence: "welcome",
    notApplicableEnabled: true,
    // The standard names manufacturing, construction and packaging as examples; farming, mining and recycling are
    // similar.
    dependencies: [{ effect: "na", registry: "macrosector", anyOf: ["A", "B", "C", "E", "F"] }],
    rows: [
      { id: "metalli", label: "Metalli" },
      { id: "plastica", label: "Plastica e gomma" },
      { id: "carta", label: "Carta e cartone" },
      { id: "legno", label: "Legno" },
      { id: "minerali", label: "Pietra, cemento, vetro e ceramica" },
      { id: "chimici", label: "Prodotti chimici e vernici" },
      { id: "agricoli", label: "Prodotti agricoli e alimentari" },
      { id: "altri", label: "Altri materiali: tessuti, pelli, componenti" },
    ],
    columns: [
      { id: "quantita", label: "Quantità usata", inputType: "decimal", unit: "t", min: "0" },
      {
        id: "riciclata",
        label: "di cui riciclata",
        inputType: "decimal",
        unit: "t",
        hint: "Se non lo sai, lascia vuoto.",
        min: "0",
        required: false,
      },
    ],
    constraints: [{ kind: "atMost", fields: ["riciclata", "quantita"] }],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-env-rifiuti-e-materiali-contenuto",
    apiVersion: "v3",
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "graduate",
    questionClass: "text",
    prompt:
      "Nei prodotti e negli imballaggi venduti, quanto pesano il materiale riciclato e quello riciclabile?",
    hint: "In percentuale del peso totale di prodotti e imballaggi venduti nell'anno: 0 se non ce n'è, e una stima motivata va bene.",
    why: "È un dato che le banche chiedono alle imprese più strutturate; i clienti lo usano per le regole europee sugli imballaggi.",
    where:
      "Distinte base, schede tecniche dei materiali, dichiarazioni dei fornitori di imballaggi. Se l'azienda rivende prodotti di altri, conta solo gli imballaggi che aggiunge; se non ne aggiunge, indica che la domanda non si applica e scrivilo.",
    references: [
      { source: "MEF-PMI", point: "28" },
      { source: "MEF-PMI", point: "29" },
      { source: "VSME", point: "B7 §37" },
    ],
    weight: 1,
    notApplicableEnabled: true,
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
    earning: { kind: "complete" },
  },
];
