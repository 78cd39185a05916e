import type { Milestone } from "~/domain/question/question";

const ACCIDENT_RISK = ["A", "B", "C", "E", "F", "H"];
const ACCIDENT_REASON =
  "In agricoltura, industria, edilizia e trasporti il rischio di infortunio è tra i più alti nei dati INAIL: la sicurezza pesa di più.";
const KNOWLEDGE = ["J", "K", "L", "N", "P", "V"];
const KNOWLEDGE_REASON =
  "Nel lavoro d'ufficio il rischio di infortunio è più basso: pesano di più competenze, paga e rapporto con i clienti.";
const CARE = ["Q", "R"];
const CARE_REASON =
  "In scuola, sanità e assistenza l'ascolto di chi viene curato o istruito pesa di più, e la sicurezza un po' meno.";

export const milestones: Milestone[] = [
  {
    id: "composizione-del-personale",
    area: "social",
    label: "Composizione del personale",
    summary: "Quante persone lavorano in azienda, con quali contratti e come vengono scelte.",
    shares: { start_small: 12, graduate: 12, master: 14 },
    sectorShares: [
      { macrosectors: ACCIDENT_RISK, shares: { start_small: 10, graduate: 11 }, reason: ACCIDENT_REASON },
      { macrosectors: KNOWLEDGE, shares: { start_small: 11 }, reason: KNOWLEDGE_REASON },
    ],
  },
  {
    id: "salute-e-sicurezza",
    area: "social",
    label: "Salute e sicurezza",
    summary: "Valutazione dei rischi, ore lavorate, infortuni e loro conseguenze.",
    shares: { start_small: 45, graduate: 35, master: 34 },
    sectorShares: [
      {
        macrosectors: ACCIDENT_RISK,
        shares: { start_small: 52, graduate: 40, master: 38 },
        reason: ACCIDENT_REASON,
      },
      {
        macrosectors: KNOWLEDGE,
        shares: { start_small: 38, graduate: 29, master: 28 },
        reason: KNOWLEDGE_REASON,
      },
      { macrosectors: CARE, shares: { start_small: 43, graduate: 33, master: 32 }, reason: CARE_REASON },
    ],
  },
  {
    id: "retribuzione-e-contratti",
    area: "social",
    label: "Retribuzione e contratti",
    summary: "Paga minima, contratto collettivo, parità e diritti di chi lavora.",
    shares: { start_small: 26, graduate: 33, master: 28 },
    sectorShares: [
      {
        macrosectors: ACCIDENT_RISK,
        shares: { start_small: 24, graduate: 31, master: 26 },
        reason: ACCIDENT_REASON,
      },
      {
        macrosectors: KNOWLEDGE,
        shares: { start_small: 29, graduate: 35, master: 30 },
        reason: KNOWLEDGE_REASON,
      },
    ],
  },
  {
    id: "formazione",
    area: "social",
    label: "Formazione",
    summary: "Come si scelgono i corsi, per chi e per quante ore.",
    shares: { start_small: 9, graduate: 12, master: 10 },
    sectorShares: [
      { macrosectors: ACCIDENT_RISK, shares: { start_small: 8, graduate: 11 }, reason: ACCIDENT_REASON },
      {
        macrosectors: KNOWLEDGE,
        shares: { start_small: 11, graduate: 14, master: 12 },
        reason: KNOWLEDGE_REASON,
      },
    ],
  },
  {
    id: "comunita-e-clienti",
    area: "social",
    label: "Comunità e clienti",
    summary: "Il rapporto con il territorio e l'ascolto dei clienti.",
    shares: { start_small: 8, graduate: 8, master: 14 },
    sectorShares: [
      {
        macrosectors: ACCIDENT_RISK,
        shares: { start_small: 6, graduate: 7, master: 12 },
        reason: ACCIDENT_REASON,
      },
      {
        macrosectors: KNOWLEDGE,
        shares: { start_small: 11, graduate: 10, master: 16 },
        reason: KNOWLEDGE_REASON,
      },
      { macrosectors: CARE, shares: { start_small: 10, graduate: 10, master: 16 }, reason: CARE_REASON },
    ],
  },
];
