import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-strategia-temi",
    apiVersion: "v3",
    area: "governance",
    milestone: "strategia",
    level: "graduate",
    questionClass: "matrix",
    prompt:
      "Su quali temi sociali e di condotta l'azienda ha pratiche, regole scritte o iniziative già decise?",
    hint: "Due voci per ogni tema, con la situazione al 31 dicembre; dove non c'è nulla scegli Niente.",
    why: "È la tabella con cui lo standard europeo riassume l'impegno di un'impresa; i temi ambientali hanno la loro nell'area ambiente. Contano le risposte complete: dire che cosa manca vale come dire che cosa c'è.",
    where:
      "Codice etico, regolamenti, manuali dei sistemi di gestione, piano degli investimenti, sito internet. Una regola è pubblica se chiunque la può leggere, per esempio sul sito.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "MEF-PMI", point: "30" },
    ],
    weight: 1,
    rows: [
      { id: "lavoratori", label: "Chi lavora in azienda" },
      { id: "filiera", label: "Chi lavora per fornitori e clienti" },
      { id: "comunita", label: "Comunità vicine" },
      { id: "consumatori", label: "Consumatori e utilizzatori finali" },
      { id: "condotta", label: "Condotta dell'impresa" },
    ],
    columns: [
      {
        id: "impegno",
        label: "Che cosa c'è",
        inputType: "dropdown",
        options: [
          { id: "niente", label: "Niente" },
          { id: "interno", label: "Pratiche, regole o iniziative non pubbliche" },
          { id: "pubblico", label: "Pratiche, regole o iniziative rese pubbliche" },
        ],
      },
      {
        id: "obiettivo",
        label: "C'è un obiettivo",
        inputType: "dropdown",
        options: [
          { id: "no", label: "No" },
          { id: "si", label: "Sì" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-gov-strategia-andamento",
    apiVersion: "v3",
    area: "governance",
    milestone: "strategia",
    level: "graduate",
    questionClass: "radio",
    prompt: "Come segue l'azienda i progressi verso i suoi obiettivi di sostenibilità?",
    hint: "Scegli la situazione dell'anno, anche se l'obiettivo è uno solo.",
    why: "Un obiettivo che nessuno controlla resta un'intenzione: banche e clienti chiedono come si misura.",
    where: "Foglio degli indicatori, verbali delle riunioni, relazione al bilancio.",
    references: [
      { source: "GRI", point: "3-3" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 2,
    dependencies: [
      {
        effect: "blocked",
        question: "v3-gov-strategia-programmi",
        anyOf: ["scritto", "scritto-e-seguito"],
      },
    ],
    choices: [
      { id: "non-seguiti", label: "Per ora non li misura", share: 0 },
      { id: "a-parole", label: "Ne parla almeno una volta l'anno, senza numeri", share: 30 },
      {
        id: "indicatore",
        label: "Misura almeno un indicatore con un numero, una volta l'anno",
        share: 70,
      },
      {
        id: "indicatore-e-decisioni",
        label: "Misura almeno un indicatore e mette a verbale che cosa decide in base al risultato",
        share: 100,
      },
    ],
  },
];
