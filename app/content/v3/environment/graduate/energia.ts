import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-energia-monitoraggio",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "graduate",
    questionClass: "radio",
    prompt: "Come segue l'azienda i propri consumi di energia?",
    hint: "Scegli la situazione al 31 dicembre, contando elettricità, gas e carburanti.",
    why: "Chi registra i consumi vede prima gli sprechi. Banche e clienti vogliono sapere se i tuoi numeri nascono da misure o da una ricostruzione di fine anno.",
    where:
      "Foglio di calcolo o programma con i consumi, letture dei contatori, schede carburante, rapporti di chi gestisce gli impianti.",
    references: [
      { source: "VSME", point: "B3 §29" },
      { source: "ISO", point: "50001, 9.1" },
    ],
    weight: 3,
    evidence: "welcome",
    choices: [
      {
        id: "bollette",
        label: "Bollette e fatture vengono archiviate, senza registrare i consumi",
        share: 0,
      },
      { id: "annuale", label: "I consumi vengono registrati una o due volte l'anno", share: 40 },
      { id: "trimestrale", label: "I consumi vengono registrati almeno ogni tre mesi", share: 70 },
      {
        id: "per-uso",
        label:
          "I consumi vengono registrati almeno ogni tre mesi e divisi per reparto, impianto, sede o veicolo",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-env-energia-diagnosi",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "graduate",
    questionClass: "radio",
    prompt: "Quando è stata fatta l'ultima diagnosi energetica dell'azienda?",
    hint: "Scegli la situazione al 31 dicembre; l'attestato di prestazione energetica (APE) non è una diagnosi.",
    why: "La diagnosi dice dove va l'energia e quali interventi si ripagano prima. La legge la chiede ogni quattro anni alle grandi imprese e a quelle che consumano molta energia; per le altre è una scelta, utile anche per chiedere un finanziamento.",
    where:
      "Rapporto di diagnosi firmato dal tecnico; fatture e verbali di collaudo per gli interventi conclusi. Se l'azienda lavora solo in locali di altri, con l'energia compresa nell'affitto, indica che la domanda non si applica e scrivilo.",
    references: [
      { source: "Legge", point: "D.Lgs. 102/2014, art. 8" },
      { source: "ISO", point: "50002" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 2,
    evidence: "welcome",
    notApplicableEnabled: true,
    choices: [
      { id: "mai", label: "Finora non è mai stata fatta", share: 0 },
      { id: "vecchia", label: "Più di quattro anni fa", share: 30 },
      {
        id: "recente",
        label: "Negli ultimi quattro anni, e nessun intervento consigliato è ancora concluso",
        share: 70,
      },
      {
        id: "con-interventi",
        label: "Negli ultimi quattro anni, e almeno un intervento consigliato è concluso",
        share: 100,
      },
      {
        id: "senza-interventi",
        label: "Negli ultimi quattro anni, e il rapporto non consiglia interventi",
        share: 100,
      },
    ],
  },
];
