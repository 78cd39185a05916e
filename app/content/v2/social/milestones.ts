import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "personale",
    area: "social",
    label: "Personale",
    summary: "Quante persone lavorano in azienda, con quali contratti e con quali misure.",
    shares: {},
  },
  {
    id: "salute-e-sicurezza",
    area: "social",
    label: "Salute e sicurezza",
    summary: "La valutazione dei rischi, gli infortuni e i controlli dell'anno.",
    shares: {},
  },
  {
    id: "diritti-e-formazione",
    area: "social",
    label: "Diritti e formazione",
    summary: "Contratti collettivi, discriminazioni, parità e ore di formazione.",
    shares: {},
  },
  {
    id: "clienti-e-territorio",
    area: "social",
    label: "Clienti e territorio",
    summary: "I reclami dei clienti e il rapporto con la comunità.",
    shares: {},
  },
];
