import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v2-soc-clienti-e-territorio-iniziative",
    apiVersion: "v2",
    area: "social",
    milestone: "clienti-e-territorio",
    level: "base",
    questionClass: "checkbox",
    prompt: "Quali iniziative per il territorio ha sostenuto l'azienda nell'anno?",
    hint: "Scegli tutte quelle svolte almeno una volta dal 1° gennaio al 31 dicembre.",
    why: "Banche locali e clienti vogliono sapere che rapporto c'è con la comunità in cui lavori.",
    where: "Ricevute e bonifici, contratti di sponsorizzazione, convenzioni con le scuole.",
    references: [
      { source: "VSME", point: "B2 (bozza 2024)" },
      { source: "GRI", point: "413-1" },
    ],
    weight: 1,
    choices: [
      { id: "donazioni", label: "Donazioni in denaro o in beni", share: 50 },
      { id: "associazioni", label: "Sostegno ad associazioni o eventi locali", share: 40 },
      { id: "scuole", label: "Tirocini o progetti con scuole e università", share: 50 },
      {
        id: "altra",
        label: "Altra iniziativa",
        share: 20,
        opens: { label: "Quale iniziativa?", maxLength: 200 },
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v2-soc-clienti-e-territorio-reclami",
    apiVersion: "v2",
    area: "social",
    milestone: "clienti-e-territorio",
    level: "intermediate",
    questionClass: "radio",
    prompt: "Che cosa fa l'azienda quando arriva il reclamo di un cliente?",
    hint: "Scegli la situazione dell'anno, anche se non ci sono stati reclami.",
    why: "I clienti più grandi lo chiedono ai fornitori.",
    where: "Registro dei reclami, PEC e posta elettronica.",
    references: [{ source: "ISO", point: "ISO 10002" }],
    weight: 1,
    choices: [
      { id: "a-voce", label: "Risponde caso per caso, senza tenerne traccia", share: 0 },
      { id: "per-iscritto", label: "Risponde per iscritto, senza un elenco dei reclami", share: 40 },
      { id: "elenco", label: "Tiene un elenco con data, motivo e risposta", share: 100 },
    ],
  },
];
