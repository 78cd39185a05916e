import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-identita-e-sedi-criteri",
    apiVersion: "v3",
    area: "governance",
    milestone: "identita-e-sedi",
    level: "graduate",
    questionClass: "dropdown",
    prompt:
      "Con quali criteri l'azienda prepara il report dello standard europeo per le piccole imprese (VSME)?",
    hint: "Scegli una voce per riga, per il report dell'anno di riferimento.",
    why: "Sono le prime righe del report: chi legge deve sapere quali moduli e quali aziende comprende.",
    where:
      "Decidi insieme a chi prepara il bilancio. Su base individuale il report parla della sola azienda; su base consolidata comprende anche le aziende che controlla.",
    references: [
      { source: "VSME", point: "B1 §24(a)" },
      { source: "VSME", point: "B1 §24(c)" },
    ],
    weight: 0,
    minutes: 1,
    proof: {
      document: "Nota sui criteri del report",
      age: "dell'anno della carta",
      checks: "Moduli scelti e aziende comprese, uguali a quelli del bilancio.",
    },
    fields: [
      {
        id: "moduli",
        label: "Moduli",
        inputType: "dropdown",
        options: [
          { id: "base", label: "Solo modulo base" },
          { id: "base-e-completo", label: "Modulo base e modulo completo" },
        ],
      },
      {
        id: "perimetro",
        label: "Aziende comprese",
        inputType: "dropdown",
        options: [
          { id: "individuale", label: "Solo l'azienda (base individuale)" },
          { id: "consolidato", label: "L'azienda e le sue controllate (base consolidata)" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-gov-identita-e-sedi-controllate",
    apiVersion: "v3",
    area: "governance",
    milestone: "identita-e-sedi",
    level: "graduate",
    questionClass: "matrix",
    prompt: "Quali controllate comprende il report?",
    hint: "Una riga per controllata, con il nome e l'indirizzo della sede legale; le righe che non servono restano vuote.",
    why: "Con una base consolidata lo standard europeo chiede di elencare le aziende comprese.",
    where: "Bilancio consolidato, libro soci o visura di ogni controllata.",
    references: [{ source: "VSME", point: "B1 §24(d)" }],
    weight: 0,
    minutes: 4,
    proof: {
      document: "Bilancio consolidato o visura delle controllate",
      age: "ultimo esercizio chiuso",
      checks: "Nomi e sedi legali delle aziende comprese.",
    },
    dependencies: [
      {
        effect: "na",
        question: "v3-gov-identita-e-sedi-criteri",
        field: "perimetro",
        anyOf: ["consolidato"],
      },
    ],
    rows: [
      { id: "controllata1", label: "Controllata 1" },
      { id: "controllata2", label: "Controllata 2", optional: true },
      { id: "controllata3", label: "Controllata 3", optional: true },
      { id: "controllata4", label: "Controllata 4", optional: true },
      { id: "controllata5", label: "Controllata 5", optional: true },
    ],
    columns: [
      { id: "nome", label: "Nome", inputType: "text", maxLength: 150 },
      { id: "sede", label: "Sede legale", inputType: "text", maxLength: 200 },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-gov-identita-e-sedi-omissioni",
    apiVersion: "v3",
    area: "governance",
    milestone: "identita-e-sedi",
    level: "graduate",
    questionClass: "radio",
    prompt: "L'azienda lascia fuori dal report informazioni riservate?",
    hint: "Si possono omettere solo informazioni classificate per legge o sensibili per l'attività, dicendo quali.",
    why: "Lo standard europeo permette di omettere un dato riservato, a patto di dichiararlo.",
    where: "Accordi di riservatezza con i clienti, segreti industriali, eventuali vincoli di legge.",
    references: [{ source: "VSME", point: "B1 §24(b)" }],
    weight: 0,
    minutes: 1,
    proof: {
      document: "Nessun documento: basta l'elenco delle informative omesse",
      checks: "Che ciò che manca nel report sia nell'elenco.",
    },
    choices: [
      { id: "nessuna", label: "No, nessuna" },
      {
        id: "alcune",
        label: "Sì, alcune",
        opens: { label: "Quali informative, per esempio B1 o C1?", maxLength: 300, required: true },
      },
    ],
  },
  {
    guid: "v3-gov-identita-e-sedi-invariate",
    apiVersion: "v3",
    area: "governance",
    milestone: "identita-e-sedi",
    level: "graduate",
    questionClass: "radio",
    prompt: "Ci sono informative rimaste uguali a quelle dell'ultimo report pubblicato?",
    hint: "Contano descrizioni e regole che non sono cambiate, non i numeri dell'anno.",
    why: "Lo standard europeo permette di rimandare al report precedente per ciò che non è cambiato, se si dice che cosa e dove leggerlo.",
    where: "Ultimo report di sostenibilità, sul sito dell'azienda o inviato a clienti e banche.",
    references: [{ source: "VSME", point: "§16" }],
    weight: 0,
    minutes: 2,
    proof: {
      document: "Ultimo report pubblicato",
      age: "ultimo report",
      checks: "Che le parti richiamate siano ancora vere e si possano leggere.",
    },
    choices: [
      { id: "primo", label: "No: è il primo report, o è tutto nuovo" },
      {
        id: "alcune",
        label: "Sì, alcune",
        opens: {
          label: "Quali informative, e dove si legge il report precedente?",
          maxLength: 300,
          required: true,
        },
      },
    ],
  },
];
