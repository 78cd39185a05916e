import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-emissioni-scope-3-categorie",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "reporting",
    questionClass: "matrix",
    prompt: "Quante emissioni Scope 3 ha calcolato l'azienda, categoria per categoria?",
    hint: "In tonnellate di CO2 equivalente (t CO2e), per l'anno del questionario: compila solo le categorie importanti e lascia vuote le altre.",
    why: "Il report europeo divide lo Scope 3 nelle stesse 15 categorie per tutti, così clienti e banche possono sommare e confrontare.",
    where: "Foglio di calcolo o relazione del consulente sullo Scope 3.",
    references: [
      { source: "VSME", point: "B3 §50" },
      { source: "VSME", point: "B3 §53" },
      { source: "GHG Protocol", point: "Scope 3 Standard, cap. 5" },
    ],
    weight: 0,
    minutes: 12,
    evidence: "welcome",
    proof: {
      document: "Foglio di calcolo o relazione sullo Scope 3",
      age: "Riferito all'anno del questionario",
      checks: "Metodo e fonte dei fattori per ogni categoria compilata.",
    },
    dependencies: [
      { effect: "na", question: "v3-env-emissioni-scope-3", anyOf: ["stimate", "dati-diretti"] },
    ],
    rows: [
      { id: "c1", label: "1. Beni e servizi acquistati", optional: true },
      { id: "c2", label: "2. Beni strumentali", optional: true },
      { id: "c3", label: "3. Produzione e trasporto di combustibili ed energia acquistati", optional: true },
      { id: "c4", label: "4. Trasporto e distribuzione a monte", optional: true },
      { id: "c5", label: "5. Rifiuti prodotti", optional: true },
      { id: "c6", label: "6. Viaggi di lavoro", optional: true },
      { id: "c7", label: "7. Tragitto casa-lavoro dei dipendenti", optional: true },
      { id: "c8", label: "8. Beni presi in affitto o leasing", optional: true },
      { id: "c9", label: "9. Trasporto e distribuzione a valle", optional: true },
      { id: "c10", label: "10. Lavorazione dei prodotti venduti", optional: true },
      { id: "c11", label: "11. Uso dei prodotti venduti", optional: true },
      { id: "c12", label: "12. Fine vita dei prodotti venduti", optional: true },
      { id: "c13", label: "13. Beni dati in affitto o leasing", optional: true },
      { id: "c14", label: "14. Franchising", optional: true },
      { id: "c15", label: "15. Investimenti", optional: true },
    ],
    // Optional rows: only the significant categories are disclosed (VSME, Comprehensive Module, paragraphs 50 to 53).
    columns: [
      {
        id: "emissioni",
        label: "Emissioni",
        inputType: "decimal",
        unit: "t CO2e",
        min: "0",
      },
      {
        id: "metodo",
        label: "Come sono state ricavate",
        inputType: "dropdown",
        options: [
          { id: "spesa", label: "Dalla spesa in euro" },
          { id: "quantita", label: "Da quantità e medie di settore" },
          { id: "diretti", label: "Da dati di fornitori o clienti" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
];
