import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "energia",
    area: "environment",
    label: "Energia",
    summary: "Quanta energia usa l'azienda, da quali fonti viene e com'è l'edificio in cui lavora.",
    shares: { start_small: 25, graduate: 20, master: 20 },
  },
  {
    id: "emissioni",
    area: "environment",
    label: "Emissioni",
    summary:
      "I gas serra prodotti dall'azienda e dall'elettricità che compra, e gli obblighi sugli inquinanti.",
    shares: { start_small: 20, graduate: 20, master: 35 },
  },
  {
    id: "acqua",
    area: "environment",
    label: "Acqua",
    summary: "Quanta acqua preleva l'azienda e a che cosa serve.",
    shares: { start_small: 10, graduate: 10, master: 10 },
  },
  {
    id: "rifiuti-e-materiali",
    area: "environment",
    label: "Rifiuti e materiali",
    summary: "Quanti rifiuti produce l'azienda, dove finiscono e che cosa torna in uso.",
    shares: { start_small: 15, graduate: 20, master: 15 },
  },
  {
    id: "suolo-e-biodiversita",
    area: "environment",
    label: "Suolo e biodiversità",
    summary: "Dove si trovano le sedi rispetto alle aree protette e quanto suolo coprono.",
    shares: { start_small: 10, graduate: 10, master: 10 },
  },
  {
    id: "clima-e-rischi",
    area: "environment",
    label: "Clima, rischi e regole",
    summary: "Le regole ambientali scritte, le assicurazioni e gli investimenti contro i rischi del clima.",
    shares: { start_small: 20, graduate: 20, master: 10 },
  },
];
