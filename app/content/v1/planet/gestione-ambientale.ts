import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v1-planet-gestione-ambientale-regole",
    apiVersion: "v1",
    area: "planet",
    milestone: "gestione-ambientale",
    level: "base",
    questionClass: "checkbox",
    prompt: "Su quali temi ambientali l'azienda ha regole scritte?",
    hint: "Scegli tutti i temi con una regola in uso al 31 dicembre: basta una pagina affissa o una procedura breve.",
    why: "Ai clienti interessa se l'impegno dura anche quando cambia la persona che se ne occupa.",
    where:
      "Procedure e istruzioni di lavoro, regolamento interno, manuale ISO 14001 o EMAS se l'azienda ne ha uno.",
    references: [
      { source: "GRI", point: "2-23" },
      { source: "ISO", point: "14001, 5.2" },
    ],
    weight: 2,
    evidence: "welcome",
    choices: [
      { id: "energia", label: "Energia ed emissioni", share: 40 },
      { id: "acqua", label: "Acqua", share: 30 },
      { id: "rifiuti", label: "Rifiuti e materiali", share: 40 },
      {
        id: "altro",
        label: "Altro tema ambientale",
        share: 20,
        opens: { label: "Quale tema?", maxLength: 200, required: true },
      },
      { id: "nessuna", label: "Nessuno di questi", share: 0, exclusive: true },
    ],
  },
];
