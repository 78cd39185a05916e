import type { Milestone } from "~/domain/question/question";

const KNOWLEDGE = ["J", "K", "L", "N", "P", "V"];
const KNOWLEDGE_REASON =
  "Finanza, professioni, informatica, media ed enti pubblici lavorano con dati e denaro di altri: riservatezza, antiriciclaggio e controlli pesano di più, i fornitori un po' meno.";

export const milestones: Milestone[] = [
  {
    id: "identita-e-sedi",
    area: "governance",
    label: "Identità e sedi",
    summary: "Che azienda è, dove lavora e quali certificazioni ha.",
    shares: { graduate: 5, master: 6 },
  },
  {
    id: "responsabilita",
    area: "governance",
    label: "Responsabilità",
    summary: "Chi segue la sostenibilità, chi controlla i conti e come sono protetti i dati.",
    shares: { start_small: 34, graduate: 22, master: 10 },
    sectorShares: [
      {
        macrosectors: KNOWLEDGE,
        shares: { start_small: 49, graduate: 29, master: 12 },
        reason: KNOWLEDGE_REASON,
      },
    ],
  },
  {
    id: "legalita",
    area: "governance",
    label: "Legalità",
    summary: "Regole di condotta, controlli, segnalazioni, condanne e sanzioni.",
    shares: { start_small: 56, graduate: 34, master: 18 },
    sectorShares: [
      { macrosectors: KNOWLEDGE, shares: { start_small: 42, graduate: 30 }, reason: KNOWLEDGE_REASON },
    ],
  },
  {
    id: "strategia",
    area: "governance",
    label: "Strategia",
    summary: "Gli obiettivi scritti, la tenuta finanziaria e i settori che la finanza esclude o controlla.",
    shares: { graduate: 20, master: 30 },
  },
  {
    id: "catena-di-fornitura",
    area: "governance",
    label: "Catena di fornitura",
    summary: "Che cosa chiedi ai fornitori e in quanto tempo li paghi.",
    shares: { start_small: 10, graduate: 19, master: 36 },
    sectorShares: [
      {
        macrosectors: KNOWLEDGE,
        shares: { start_small: 9, graduate: 16, master: 34 },
        reason: KNOWLEDGE_REASON,
      },
    ],
  },
];
