import type { Indicator } from "~/domain/indicators/indicator";
import { land, taken, turnover, waste, withdrawal } from "./inputs";

const TENTHS = ["10", "20", "30", "40", "50", "60", "70", "80", "90"];
const NO_WASTE = "Senza rifiuti prodotti non c'è una quota.";

export const MATERIALS = "v3-env-rifiuti-e-materiali-quantita-materiali";

/** The materials that the questionnaire lists. */
export const material = (column: "quantita" | "riciclata") =>
  ["metalli", "plastica", "carta", "legno", "minerali", "chimici", "agricoli", "altri"].map((row) => ({
    question: MATERIALS,
    field: `${row}.${column}`,
    optional: true as const,
  }));

/** Water, waste, materials and land. */
export const resources: Indicator[] = [
  {
    id: "water_intensity",
    area: "environment",
    name: "Acqua prelevata sul fatturato",
    formula: "Acqua prelevata ÷ fatturato in milioni di euro",
    of: [withdrawal],
    per: [turnover],
    times: "1000000",
    unit: "m³ per milione di euro",
    decimals: 1,
    sources: [
      { source: "VSME", point: "B6 §35" },
      { source: "GRI", point: "303-3" },
    ],
    exception: "Senza fatturato nell'anno non si calcola.",
    steps: ["10", "20", "50", "100", "200", "500", "1000", "5000", "20000"],
  },
  {
    id: "water_stressed_share",
    area: "environment",
    name: "Quota di acqua prelevata in zone a elevato stress idrico",
    formula: "Acqua prelevata in queste zone ÷ acqua prelevata × 100",
    of: [{ question: "v3-env-acqua-prelievo-zona", field: "prelievo" }],
    per: [withdrawal],
    times: "100",
    unit: "%",
    decimals: 1,
    sources: [
      { source: "VSME", point: "B6 §35" },
      { source: "MEF-PMI", point: "23" },
    ],
    exception: "Riguarda chi ha una sede in una di queste zone.",
  },
  {
    id: "water_discharge",
    area: "environment",
    name: "Acqua scaricata",
    formula: "Acqua prelevata − acqua consumata",
    of: [withdrawal, taken({ question: "v3-env-acqua-consumo", field: "consumo" })],
    unit: "m³",
    decimals: 1,
    sources: [{ source: "VSME", point: "B6 §36" }],
    exception: "Riguarda chi usa molta acqua nella produzione.",
  },
  {
    id: "waste_non_hazardous",
    area: "environment",
    name: "Rifiuti non pericolosi",
    formula: "Rifiuti totali − rifiuti pericolosi",
    of: [waste("totale"), taken(waste("pericolosi"))],
    unit: "t",
    decimals: 2,
    sources: [{ source: "VSME", point: "B7 §38(a)" }],
  },
  {
    id: "hazardous_share",
    area: "environment",
    name: "Quota di rifiuti pericolosi",
    formula: "Rifiuti pericolosi ÷ rifiuti totali × 100",
    of: [waste("pericolosi")],
    per: [waste("totale")],
    times: "100",
    unit: "%",
    decimals: 1,
    sources: [
      { source: "VSME", point: "B7 §38(a)" },
      { source: "MEF-PMI", point: "26" },
    ],
    exception: NO_WASTE,
    steps: ["1", "5", "10", "20", "40", "60", "80"],
  },
  {
    id: "waste_recovered_share",
    area: "environment",
    name: "Quota di rifiuti riciclati o recuperati",
    formula: "Rifiuti avviati a riciclo o altro recupero di materia ÷ rifiuti totali × 100",
    of: [waste("recuperati")],
    per: [waste("totale")],
    times: "100",
    unit: "%",
    decimals: 1,
    sources: [
      { source: "VSME", point: "B7 §38(b)" },
      { source: "MEF-PMI", point: "27" },
    ],
    exception: NO_WASTE,
    steps: TENTHS,
  },
  {
    id: "waste_disposed",
    area: "environment",
    name: "Rifiuti non recuperati come materia",
    formula: "Rifiuti totali − rifiuti avviati a riciclo o altro recupero di materia",
    of: [waste("totale"), taken(waste("recuperati"))],
    unit: "t",
    decimals: 2,
    sources: [{ source: "VSME", point: "B7 §38(b)" }],
  },
  {
    id: "waste_intensity",
    area: "environment",
    name: "Rifiuti sul fatturato",
    formula: "Rifiuti totali ÷ fatturato in milioni di euro",
    of: [waste("totale")],
    per: [turnover],
    times: "1000000",
    unit: "t per milione di euro",
    decimals: 2,
    sources: [
      { source: "VSME", point: "B7 §38(a)" },
      { source: "GRI", point: "306-3" },
    ],
    exception: "Senza fatturato nell'anno non si calcola.",
    steps: ["0.5", "1", "2", "5", "10", "20", "50", "100"],
  },
  {
    id: "recycled_material_share",
    area: "environment",
    name: "Quota di materiali riciclati tra quelli usati",
    formula: "Quantità da materiale riciclato ÷ quantità di materiali usati × 100",
    of: material("riciclata"),
    per: material("quantita"),
    times: "100",
    needs: MATERIALS,
    unit: "%",
    decimals: 1,
    sources: [
      { source: "GRI", point: "301-2" },
      { source: "VSME", point: "B7 §38(c)" },
    ],
    exception: "Riguarda i settori con grandi flussi di materiali.",
  },
  {
    id: "sealed_share",
    area: "environment",
    name: "Quota di suolo impermeabilizzato",
    formula: "Suolo impermeabilizzato ÷ suolo usato × 100",
    of: [land("impermeabile")],
    per: [land("totale")],
    times: "100",
    unit: "%",
    decimals: 1,
    sources: [
      { source: "VSME", point: "B5 §34(b)" },
      { source: "MEF-PMI", point: "25" },
    ],
    steps: TENTHS,
  },
];
