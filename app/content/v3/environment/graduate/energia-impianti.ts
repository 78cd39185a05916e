import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-energia-impianti",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "graduate",
    questionClass: "text",
    prompt: "Quanta potenza hanno gli impianti dell'azienda che producono elettricità da fonti rinnovabili?",
    hint: "In kilowatt (kW), al 31 dicembre, sommando tutti gli impianti: se non ne hai, scrivi 0.",
    why: "Chi produce una parte della propria elettricità risente meno dei rincari. La potenza informa e non dà punti: contano i MWh rinnovabili della domanda sull'energia.",
    where:
      "Convenzione con il Gestore dei servizi energetici (GSE), regolamento di esercizio firmato con il distributore o scheda tecnica dell'impianto. Contano il fotovoltaico e gli altri impianti rinnovabili, anche in leasing.",
    references: [
      { source: "VSME", point: "B3 §29" },
      { source: "MEF-PMI", point: "8" },
    ],
    weight: 0,
    minutes: 1,
    proof: {
      document: "Convenzione con il GSE o regolamento di esercizio",
      age: "In vigore al 31 dicembre",
      checks: "Potenza, fonte, indirizzo e intestatario di ogni impianto.",
    },
    fields: [
      { id: "potenza", label: "Potenza totale", inputType: "decimal", unit: "kW", min: "0" },
      {
        id: "fonte",
        label: "Fonte principale",
        inputType: "dropdown",
        required: false,
        options: [
          { id: "sole", label: "Sole (fotovoltaico)" },
          { id: "acqua", label: "Acqua (idroelettrico)" },
          { id: "biomassa", label: "Biogas o biomassa" },
          { id: "vento", label: "Vento" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-env-energia-garanzie",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "graduate",
    questionClass: "matrix",
    prompt: "Quali immobili dell'azienda garantiscono un finanziamento?",
    hint: "Una riga per immobile con un'ipoteca o preso in leasing, al 31 dicembre, con la sua classe energetica: le righe che non servono restano vuote.",
    why: "La banca deve conoscere la classe energetica di ogni immobile che ha in garanzia: con l'indirizzo la collega al finanziamento giusto.",
    where:
      "Contratti di mutuo e di leasing per l'elenco, attestato di prestazione energetica (APE) di ogni immobile per la classe. La classe proposta nella prima riga è quella dell'edificio principale: cambiala se l'immobile è un altro.",
    references: [{ source: "MEF-PMI", point: "7" }],
    weight: 0,
    minutes: 3,
    proof: {
      document: "Attestato di prestazione energetica (APE) di ogni immobile in garanzia",
      age: "Valido al 31 dicembre",
      checks: "Indirizzo uguale a quello del contratto di mutuo o di leasing, classe e scadenza.",
      redact: "Importi e condizioni del finanziamento",
    },
    notApplicableEnabled: true,
    notApplicableReasons: [
      "Nessun immobile garantisce un finanziamento",
      "Non possiede immobili e non ne ha in leasing",
    ],
    autofill: [{ field: "immobile1.classe", copy: { question: "v3-env-energia-classe", field: "classe" } }],
    rows: [
      { id: "immobile1", label: "Immobile 1" },
      { id: "immobile2", label: "Immobile 2", optional: true },
      { id: "immobile3", label: "Immobile 3", optional: true },
      { id: "immobile4", label: "Immobile 4", optional: true },
    ],
    columns: [
      { id: "indirizzo", label: "Indirizzo", inputType: "text", maxLength: 200 },
      {
        id: "classe",
        label: "Classe energetica",
        inputType: "dropdown",
        options: [
          { id: "a", label: "Da A1 a A4" },
          { id: "b", label: "B" },
          { id: "c", label: "C" },
          { id: "d", label: "D" },
          { id: "e", label: "E" },
          { id: "f", label: "F" },
          { id: "g", label: "G" },
          { id: "senza-ape", label: "Non c'è un attestato valido" },
          { id: "esente", label: "La legge non chiede l'attestato" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
];
