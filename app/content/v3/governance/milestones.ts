import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "identita-e-sedi",
    area: "governance",
    label: "Identità e sedi",
    summary: "Che azienda è, dove lavora e quali certificazioni ha.",
    shares: { start_small: 20, graduate: 10, master: 10 },
  },
  {
    id: "responsabilita",
    area: "governance",
    label: "Responsabilità",
    summary: "Chi segue la sostenibilità e come sono protetti i dati.",
    shares: { start_small: 20, graduate: 20, master: 15 },
  },
  {
    id: "legalita",
    area: "governance",
    label: "Legalità",
    summary: "Regole di condotta, segnalazioni e condanne per corruzione.",
    shares: { start_small: 30, graduate: 30, master: 20 },
  },
  {
    id: "strategia",
    area: "governance",
    label: "Strategia",
    summary: "Gli obiettivi scritti e i ricavi dai settori che la finanza esclude o controlla.",
    shares: { start_small: 15, graduate: 20, master: 30 },
  },
  {
    id: "catena-di-fornitura",
    area: "governance",
    label: "Catena di fornitura",
    summary: "Che cosa chiedi ai fornitori e in quanto tempo li paghi.",
    shares: { start_small: 15, graduate: 20, master: 25 },
  },
];
