import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "lavoro-e-valore",
    area: "prosperity",
    label: "Lavoro e valore",
    summary: "Chi entra e chi esce, e come si divide il valore prodotto.",
    shares: {},
  },
  {
    id: "innovazione",
    area: "prosperity",
    label: "Innovazione",
    summary: "Le novità su cui l'azienda spende e gli strumenti digitali che usa.",
    shares: {},
  },
  {
    id: "territorio-e-clienti",
    area: "prosperity",
    label: "Territorio e clienti",
    summary: "Il rapporto con la comunità locale e l'ascolto di chi compra.",
    shares: {},
  },
];
