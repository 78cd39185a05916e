import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-rifiuti-e-materiali-codici",
    apiVersion: "v3",
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "graduate",
    questionClass: "matrix",
    prompt: "Quali rifiuti ha prodotto l'azienda nell'anno, codice per codice?",
    hint: "In tonnellate (t), dal 1° gennaio al 31 dicembre, una riga per codice EER e destinazione: le righe che non servono restano vuote.",
    why: "Il report europeo elenca i rifiuti con i codici dell'elenco europeo dei rifiuti (EER), gli stessi dei tuoi formulari.",
    where:
      "Modello unico di dichiarazione ambientale (MUD), registro di carico e scarico o formulari: il codice EER ha sei cifre, per esempio 15 01 01 per gli imballaggi di carta. Se i codici sono più di dieci, riporta quelli con più peso.",
    references: [
      { source: "VSME", point: "B7 §38(a)" },
      { source: "VSME", point: "B7 §38(b)" },
    ],
    weight: 0,
    minutes: 6,
    evidence: "welcome",
    proof: {
      document: "Dichiarazione MUD o stampa del registro di carico e scarico",
      age: "Anno del questionario",
      checks: "Codici, asterischi, quantità e destinazione di ogni riga; somma rispetto al totale.",
    },
    dependencies: [
      { effect: "na", question: "v3-env-rifiuti-e-materiali-quantita", field: "totale", above: "0" },
    ],
    rows: [
      { id: "rifiuto1", label: "Rifiuto 1" },
      { id: "rifiuto2", label: "Rifiuto 2", optional: true },
      { id: "rifiuto3", label: "Rifiuto 3", optional: true },
      { id: "rifiuto4", label: "Rifiuto 4", optional: true },
      { id: "rifiuto5", label: "Rifiuto 5", optional: true },
      { id: "rifiuto6", label: "Rifiuto 6", optional: true },
      { id: "rifiuto7", label: "Rifiuto 7", optional: true },
      { id: "rifiuto8", label: "Rifiuto 8", optional: true },
      { id: "rifiuto9", label: "Rifiuto 9", optional: true },
      { id: "rifiuto10", label: "Rifiuto 10", optional: true },
    ],
    columns: [
      {
        id: "codice",
        label: "Codice EER",
        inputType: "text",
        hint: "Sei cifre, con l'asterisco se il rifiuto è pericoloso.",
        maxLength: 10,
        format: { pattern: "\\d\\d ?\\d\\d ?\\d\\d ?\\*?", example: "15 01 01" },
      },
      { id: "quantita", label: "Quantità", inputType: "decimal", unit: "t", min: "0" },
      {
        id: "destinazione",
        label: "Destinazione",
        inputType: "dropdown",
        options: [
          { id: "recupero", label: "Riciclo e altro recupero di materia (codici R, escluso R1)" },
          { id: "smaltimento", label: "Smaltimento o recupero di energia (codici D e R1)" },
        ],
      },
    ],
    earning: { kind: "complete" },
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
    why: "Lo standard europeo chiede i flussi di materiali a chi produce o costruisce. Ai clienti serve per calcolare l'impatto dei loro acquisti, a te per vedere quanto materiale diventa scarto. Il dato informa e non dà punti.",
    where:
      "Fatture di acquisto, bolle di consegna, giacenze di magazzino: usato = giacenza iniziale più acquisti meno giacenza finale. La parte riciclata si legge nella scheda tecnica o nella dichiarazione del fornitore. Se l'azienda lavora solo materiali dei clienti, scrivi 0.",
    references: [
      { source: "VSME", point: "B7 §38(c)" },
      { source: "GRI", point: "301-1" },
      { source: "GRI", point: "301-2" },
    ],
    weight: 0,
    minutes: 8,
    evidence: "welcome",
    proof: {
      document: "Riepilogo degli acquisti e delle giacenze per materiale",
      age: "Anno del questionario",
      checks: "Conversione in tonnellate e corrispondenza con le fatture dei fornitori maggiori.",
      redact: "Prezzi e condizioni dei fornitori",
    },
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
        hint: "Scritta nella scheda tecnica; se non lo sai, lascia vuoto.",
        min: "0",
        required: false,
      },
    ],
    constraints: [{ kind: "atMost", fields: ["riciclata", "quantita"] }],
    earning: { kind: "complete" },
  },
];
