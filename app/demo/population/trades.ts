import type { CompanySize } from "~/domain/question/answer";

interface Trade {
  /** ATECO 2025 division. */
  sector: string;
  /** How many of a hundred companies are in this trade. */
  share: number;
  /** How the names of its companies begin. */
  names: [string, ...string[]];
  /** Euro of turnover for each employee. */
  turnoverPerHead: number;
}

/** The trades of the invented companies: mostly those of Italian companies that fill in such a questionnaire. */
export const TRADES: [Trade, ...Trade[]] = [
  { sector: "01", share: 3, names: ["Azienda Agricola", "Fattoria", "Vivai"], turnoverPerHead: 95_000 },
  {
    sector: "10",
    share: 7,
    names: ["Pastificio", "Caseificio", "Forno", "Conserve"],
    turnoverPerHead: 240_000,
  },
  { sector: "11", share: 2, names: ["Cantina", "Birrificio"], turnoverPerHead: 260_000 },
  { sector: "13", share: 3, names: ["Tessitura", "Filatura"], turnoverPerHead: 160_000 },
  { sector: "16", share: 2, names: ["Segheria", "Serramenti"], turnoverPerHead: 140_000 },
  { sector: "22", share: 5, names: ["Materie Plastiche", "Stampaggio"], turnoverPerHead: 190_000 },
  {
    sector: "25",
    share: 14,
    names: ["Officine", "Carpenteria", "Torneria", "Minuterie"],
    turnoverPerHead: 165_000,
  },
  { sector: "27", share: 3, names: ["Elettromeccanica", "Quadri Elettrici"], turnoverPerHead: 200_000 },
  {
    sector: "28",
    share: 8,
    names: ["Macchine Utensili", "Costruzioni Meccaniche"],
    turnoverPerHead: 220_000,
  },
  { sector: "31", share: 3, names: ["Mobilificio", "Arredamenti"], turnoverPerHead: 150_000 },
  { sector: "38", share: 2, names: ["Recuperi Ambientali", "Servizi Ecologici"], turnoverPerHead: 180_000 },
  { sector: "41", share: 4, names: ["Costruzioni", "Impresa Edile"], turnoverPerHead: 170_000 },
  { sector: "43", share: 5, names: ["Impianti", "Termoidraulica"], turnoverPerHead: 130_000 },
  { sector: "46", share: 8, names: ["Ingrosso", "Forniture", "Distribuzione"], turnoverPerHead: 480_000 },
  { sector: "47", share: 5, names: ["Empori", "Ferramenta", "Alimentari"], turnoverPerHead: 230_000 },
  { sector: "49", share: 6, names: ["Autotrasporti", "Trasporti"], turnoverPerHead: 120_000 },
  { sector: "55", share: 3, names: ["Albergo", "Agriturismo"], turnoverPerHead: 80_000 },
  { sector: "56", share: 2, names: ["Ristorazione", "Mense"], turnoverPerHead: 60_000 },
  {
    sector: "62",
    share: 6,
    names: ["Software", "Sistemi Informativi", "Dati e Reti"],
    turnoverPerHead: 110_000,
  },
  { sector: "71", share: 3, names: ["Studio di Ingegneria", "Collaudi"], turnoverPerHead: 95_000 },
  { sector: "81", share: 3, names: ["Pulizie", "Manutenzione Verde"], turnoverPerHead: 35_000 },
  { sector: "87", share: 3, names: ["Residenza", "Cooperativa Sociale"], turnoverPerHead: 45_000 },
];

interface SizeClass {
  size: CompanySize;
  share: number;
  /** Least and most employees. */
  employees: [number, number];
  /** The average maturity of its companies, from 0 to 1. */
  maturity: number;
}

export const SIZES: [SizeClass, ...SizeClass[]] = [
  { size: "micro", share: 26, employees: [2, 9], maturity: 0.34 },
  { size: "small", share: 42, employees: [11, 48], maturity: 0.46 },
  { size: "medium", share: 24, employees: [55, 235], maturity: 0.58 },
  { size: "large", share: 8, employees: [260, 900], maturity: 0.7 },
];

export const PLACES = [
  "Adda",
  "Arno",
  "Bisenzio",
  "Brenta",
  "Carso",
  "Chienti",
  "Cimone",
  "Conero",
  "Dora",
  "Elsa",
  "Enza",
  "Etna",
  "Garda",
  "Gran Sasso",
  "Isonzo",
  "Lario",
  "Lessinia",
  "Livenza",
  "Magra",
  "Maiella",
  "Metauro",
  "Mincio",
  "Monviso",
  "Oglio",
  "Ofanto",
  "Panaro",
  "Piave",
  "Pollino",
  "Reno",
  "Sabina",
  "Secchia",
  "Sele",
  "Serchio",
  "Sesia",
  "Sila",
  "Tagliamento",
  "Taro",
  "Tevere",
  "Ticino",
  "Trebbia",
  "Tronto",
  "Valsugana",
  "Velino",
  "Vesuvio",
  "Volturno",
] as const;
