import type { Milestone } from "~/domain/question/question";

const OFFICES = [..."JKLNPQRUV"];
const WATER_INTENSIVE_REASON =
  "Agricoltura, industria, reti idriche e turismo prelevano più acqua degli uffici, che la usano quasi solo per i servizi.";

/** Shares of each class add up to 100 for sectors without a row of their own; they are a judgement of ours. */
export const milestones: Milestone[] = [
  {
    id: "energia",
    area: "environment",
    label: "Energia",
    summary: "Quanta energia usa l'azienda, da quali fonti viene e com'è l'edificio in cui lavora.",
    shares: { start_small: 32, graduate: 18, master: 10 },
  },
  {
    id: "emissioni",
    area: "environment",
    label: "Emissioni",
    summary:
      "I gas serra prodotti dall'azienda e dall'energia che compra, e il rispetto dei limiti sugli inquinanti.",
    shares: { start_small: 9, graduate: 24, master: 52 },
  },
  {
    id: "acqua",
    area: "environment",
    label: "Acqua",
    summary: "Quanta acqua preleva l'azienda, a che cosa serve e come ne usa meno.",
    shares: { graduate: 8, master: 6 },
    sectorShares: [
      {
        macrosectors: ["A"],
        shares: { graduate: 16, master: 10 },
        reason: "L'agricoltura irriga: l'acqua è tra i suoi primi rischi.",
      },
      {
        macrosectors: ["B", "C", "D", "E", "I"],
        shares: { graduate: 10, master: 7 },
        reason: WATER_INTENSIVE_REASON,
      },
      { macrosectors: OFFICES, shares: { graduate: 4, master: 3 }, reason: WATER_INTENSIVE_REASON },
    ],
  },
  {
    id: "rifiuti-e-materiali",
    area: "environment",
    label: "Rifiuti e materiali",
    summary: "Quanti rifiuti produce l'azienda, dove finiscono e che cosa torna in uso.",
    shares: { start_small: 15, graduate: 14, master: 14 },
    sectorShares: [
      {
        macrosectors: ["B", "C", "E", "F"],
        shares: { start_small: 15, graduate: 17, master: 16 },
        reason:
          "ISPRA, Rapporto Rifiuti Speciali 2025: costruzioni, trattamento dei rifiuti e manifattura producono più del 90% dei rifiuti speciali.",
      },
      {
        macrosectors: OFFICES,
        shares: { start_small: 10, graduate: 8, master: 10 },
        reason: "Uffici, scuole e studi producono pochi rifiuti speciali e usano pochi materiali.",
      },
    ],
  },
  {
    id: "suolo-e-biodiversita",
    area: "environment",
    label: "Suolo e biodiversità",
    summary: "Dove si trovano le sedi rispetto alle aree importanti per la natura e quanto suolo coprono.",
    shares: { start_small: 8, graduate: 8, master: 6 },
    sectorShares: [
      {
        macrosectors: ["A", "B", "F"],
        shares: { start_small: 12, graduate: 10, master: 7 },
        reason: "Chi coltiva, scava o costruisce cambia il suolo e gli ambienti naturali più degli altri.",
      },
      {
        macrosectors: OFFICES,
        shares: { start_small: 5, graduate: 4, master: 4 },
        reason: "Chi lavora in ufficio occupa poco suolo e raramente lo mette a rischio.",
      },
    ],
  },
  {
    id: "clima-e-rischi",
    area: "environment",
    label: "Clima, rischi e regole",
    summary:
      "Le violazioni, le regole scritte, le assicurazioni e gli investimenti contro i rischi del clima.",
    shares: { start_small: 36, graduate: 28, master: 12 },
  },
];
