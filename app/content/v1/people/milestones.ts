import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "diritti-e-inclusione",
    area: "people",
    label: "Diritti e inclusione",
    summary: "Chi lavora in azienda, con quali contratti e con quali garanzie di parità.",
    shares: {},
  },
  {
    id: "salute-e-benessere",
    area: "people",
    label: "Salute e benessere",
    summary: "Valutazione dei rischi, infortuni e misure per chi lavora.",
    shares: {},
  },
  {
    id: "competenze",
    area: "people",
    label: "Competenze",
    summary: "Le ore di formazione e i colloqui con le persone.",
    shares: {},
  },
];
