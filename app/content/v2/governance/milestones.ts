import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "azienda",
    area: "governance",
    label: "L'azienda",
    summary: "Che azienda è, dove lavora, quali certificazioni ha e chi se ne occupa.",
    shares: {},
  },
  {
    id: "legalita",
    area: "governance",
    label: "Legalità e dati",
    summary: "Regole di condotta, segnalazioni, condanne e protezione dei dati.",
    shares: {},
  },
  {
    id: "strategia-e-fornitori",
    area: "governance",
    label: "Strategia e fornitori",
    summary: "I programmi di sostenibilità, il rapporto pubblicato e le richieste ai fornitori.",
    shares: {},
  },
];
