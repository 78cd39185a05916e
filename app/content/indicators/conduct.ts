import type { Indicator } from "~/domain/indicators/indicator";
import { fossilRevenues, turnover } from "./inputs";

const BOARD = "v3-gov-responsabilita-organo";
const COMPLAINTS = "v3-soc-comunita-e-clienti-reclami-andamento";
const NO_TURNOVER = "Senza fatturato nell'anno non si calcola.";

/** The board, revenues and sanctions. */
export const conduct: Indicator[] = [
  {
    id: "women_on_board",
    area: "governance",
    name: "Quota di donne nell'organo amministrativo",
    formula: "Donne nell'organo ÷ componenti dell'organo × 100",
    of: [{ question: BOARD, field: "donne" }],
    per: [{ question: BOARD, field: "totale" }],
    times: "100",
    unit: "%",
    decimals: 1,
    sources: [
      { source: "VSME", point: "C9 §65" },
      { source: "GRI", point: "405-1" },
    ],
    exception: "Riguarda chi ha un organo amministrativo.",
    steps: ["10", "20", "30", "40", "50", "60"],
  },
  {
    id: "women_per_man_on_board",
    area: "governance",
    name: "Donne per ogni uomo nell'organo amministrativo",
    formula: "Donne nell'organo ÷ uomini nell'organo",
    of: [{ question: BOARD, field: "donne" }],
    per: [{ question: BOARD, field: "uomini" }],
    unit: "",
    decimals: 2,
    sources: [{ source: "VSME", point: "C9 §65" }],
    exception: "Riguarda chi ha un organo amministrativo; senza uomini nell'organo non si calcola.",
  },
  {
    id: "fossil_revenue_share",
    area: "governance",
    name: "Quota di fatturato da carbone, petrolio e gas",
    formula: "(Ricavi da carbone + ricavi da petrolio + ricavi da gas) ÷ fatturato × 100",
    of: fossilRevenues,
    per: [turnover],
    times: "100",
    unit: "%",
    decimals: 1,
    sources: [
      { source: "VSME", point: "C8 §63(c)" },
      { source: "MEF-PMI", point: "2" },
    ],
    exception: "Riguarda chi è attivo in questi settori.",
  },
  {
    id: "sanctions_on_turnover",
    area: "governance",
    name: "Sanzioni sul fatturato",
    formula: "Sanzioni su lavoro, fisco e mercato ÷ fatturato × 100",
    of: ["lavoro", "fisco", "mercato"].map((row) => ({
      question: "v3-gov-legalita-sanzioni",
      field: `${row}.importo`,
    })),
    per: [turnover],
    times: "100",
    unit: "%",
    decimals: 3,
    sources: [{ source: "GRI", point: "2-27" }],
    exception: NO_TURNOVER,
  },
  {
    id: "complaints_closed",
    area: "social",
    name: "Reclami chiusi entro 30 giorni",
    formula: "Reclami chiusi entro 30 giorni ÷ reclami ricevuti × 100",
    of: [{ question: COMPLAINTS, field: "chiusi.anno" }],
    per: [{ question: COMPLAINTS, field: "ricevuti.anno" }],
    times: "100",
    unit: "%",
    decimals: 1,
    sources: [{ source: "ISO", point: "10002, 8.1" }],
    exception: "Senza reclami ricevuti non si calcola.",
  },
];
