import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "gestione-ambientale",
    area: "planet",
    label: "Gestione ambientale",
    summary: "Le regole scritte che l'azienda si è data sull'ambiente.",
    shares: {},
  },
  {
    id: "energia-e-clima",
    area: "planet",
    label: "Energia e clima",
    summary: "Quanta energia serve all'azienda e quanti gas serra ne derivano.",
    shares: {},
  },
  {
    id: "acqua-e-natura",
    area: "planet",
    label: "Acqua e natura",
    summary: "L'acqua prelevata e la vicinanza ad aree protette.",
    shares: {},
  },
  {
    id: "materiali-e-rifiuti",
    area: "planet",
    label: "Materiali e rifiuti",
    summary: "Che cosa si butta, dove va e che cosa si riusa.",
    shares: {},
  },
];
