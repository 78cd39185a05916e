import type { Milestone } from "~/domain/question/question";

export const milestones: Milestone[] = [
  {
    id: "composizione-del-personale",
    area: "social",
    label: "Composizione del personale",
    summary: "Quante persone lavorano in azienda e con quali contratti.",
    shares: { start_small: 20, graduate: 20, master: 15 },
  },
  {
    id: "salute-e-sicurezza",
    area: "social",
    label: "Salute e sicurezza",
    summary: "Valutazione dei rischi, ore lavorate, infortuni e loro conseguenze.",
    shares: { start_small: 30, graduate: 30, master: 30 },
  },
  {
    id: "retribuzione-e-contratti",
    area: "social",
    label: "Retribuzione e contratti",
    summary: "Paga minima, contratto collettivo, parità e misure per chi lavora.",
    shares: { start_small: 25, graduate: 25, master: 25 },
  },
  {
    id: "formazione",
    area: "social",
    label: "Formazione",
    summary: "Le ore di formazione dei dipendenti, di sicurezza e di altro tipo.",
    shares: { start_small: 10, graduate: 15, master: 15 },
  },
  {
    id: "comunita-e-clienti",
    area: "social",
    label: "Comunità e clienti",
    summary: "Il rapporto con il territorio e l'ascolto dei clienti.",
    shares: { start_small: 15, graduate: 10, master: 15 },
  },
];
