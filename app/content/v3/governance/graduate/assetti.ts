import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-strategia-assetti",
    apiVersion: "v3",
    area: "governance",
    milestone: "strategia",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Con quali strumenti l'azienda si accorge per tempo di una difficoltà finanziaria?",
    hint: "Scegli tutti quelli usati nell'anno e di cui resta una traccia scritta.",
    why: "La legge chiede alle società assetti adeguati per rilevare presto la crisi, e alle imprese individuali misure adatte: per una banca è il primo segno di buona conduzione.",
    where:
      "Budget e scostamenti, piano di tesoreria, scadenzari, verbali dell'organo amministrativo, note del commercialista.",
    references: [
      { source: "Legge", point: "Codice civile, art. 2086" },
      { source: "Legge", point: "D.Lgs. 14/2019, art. 3" },
    ],
    weight: 2,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Budget con gli scostamenti e previsione di incassi e pagamenti",
      age: "Anno del questionario",
      checks: "Date degli aggiornamenti e periodo coperto dalla previsione.",
      redact: "Margini, prezzi e nomi di clienti e fornitori",
      limitsUntilAttached: true,
    },
    choices: [
      {
        id: "budget",
        label: "Budget dell'anno, confrontato con i risultati almeno ogni tre mesi",
        share: 30,
      },
      {
        id: "tesoreria",
        label: "Previsione di incassi e pagamenti per 12 mesi, rivista almeno ogni tre mesi",
        share: 35,
      },
      {
        id: "scaduti",
        label: "Controllo mensile dei debiti scaduti verso banche, fisco, dipendenti e fornitori",
        share: 20,
      },
      {
        id: "indicatori",
        label:
          "Calcolo, almeno una volta l'anno, di un indice che confronta la cassa attesa con le rate da pagare (DSCR)",
        share: 15,
      },
      { id: "nessuno", label: "Nessuno di questi", share: 0, exclusive: true },
    ],
  },
];
