import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "governo-dell-impresa",
    area: "principles",
    label: "Governo dell'impresa",
    summary: "Chi decide, chi segue la sostenibilità e quali certificazioni ci sono.",
    shares: {},
  },
  {
    id: "condotta-etica",
    area: "principles",
    label: "Condotta etica",
    summary: "Regole di condotta, segnalazioni e condanne per corruzione.",
    shares: {},
  },
  {
    id: "rischi-e-fornitori",
    area: "principles",
    label: "Rischi e fornitori",
    summary: "Come si seguono i rischi, i dati e chi fornisce beni e servizi.",
    shares: {},
  },
];
