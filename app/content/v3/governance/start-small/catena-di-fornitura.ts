import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-catena-di-fornitura-condotta",
    apiVersion: "v3",
    edition: 2,
    area: "governance",
    milestone: "catena-di-fornitura",
    level: "start_small",
    questionClass: "radio",
    prompt: "L'azienda chiede ai fornitori il rispetto di regole di condotta?",
    hint: "Scegli la situazione al 31 dicembre; vale un codice per i fornitori o una clausola su lavoro, ambiente o legalità.",
    why: "I clienti più grandi devono guardare anche ai fornitori dei loro fornitori, e partono da questa domanda.",
    where: "Condizioni generali di acquisto, contratti e ordini firmati, codice di condotta per i fornitori.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. II" },
      { source: "GRI", point: "414-1" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Codice per i fornitori o clausola firmata, con l'elenco dei fornitori che l'hanno firmata",
      age: "Firme degli ultimi 3 anni",
      checks: "Firme, date e quota degli acquisti dell'anno che quei fornitori valgono.",
      redact: "Prezzi e condizioni commerciali",
      limitsUntilAttached: true,
    },
    choices: [
      { id: "non-ancora", label: "Non ancora", share: 0 },
      { id: "a-voce", label: "Sì, ma solo a voce", share: 0 },
      { id: "testo-pochi", label: "Sì, con un testo scritto, ma solo a pochi fornitori", share: 20 },
      {
        id: "testo",
        label: "Sì, con un testo scritto mandato a fornitori che valgono almeno metà degli acquisti",
        share: 40,
      },
      {
        id: "firmato",
        label: "Sì, con un testo firmato da fornitori che valgono almeno un quarto degli acquisti",
        share: 70,
      },
      {
        id: "firmato-meta",
        label: "Sì, con un testo firmato da fornitori che valgono almeno metà degli acquisti",
        share: 100,
      },
    ],
  },
];
