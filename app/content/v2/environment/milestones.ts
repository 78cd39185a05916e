import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "energia",
    area: "environment",
    label: "Energia",
    summary: "Quanta energia usa l'azienda, quanta ne produce e com'è l'edificio in cui lavora.",
    shares: {},
  },
  {
    id: "emissioni",
    area: "environment",
    label: "Emissioni",
    summary: "I gas serra prodotti dall'azienda, dall'elettricità che compra e dalla sua filiera.",
    shares: {},
  },
  {
    id: "acqua-e-rifiuti",
    area: "environment",
    label: "Acqua e rifiuti",
    summary: "L'acqua prelevata, i rifiuti prodotti e la parte che torna in uso.",
    shares: {},
  },
  {
    id: "territorio-e-clima",
    area: "environment",
    label: "Territorio e clima",
    summary: "Le regole scritte sull'ambiente, il suolo delle sedi e i rischi naturali.",
    shares: {},
  },
];
