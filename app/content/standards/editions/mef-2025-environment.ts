import type { BankItem } from "./mef-2025-item";

/** Points 13 to 25. */
export const environment: BankItem[] = [
  {
    point: "13",

    priority: 2,
    name: "Inquinanti in aria, acqua e suolo",
    draft: ["18", "19", "20"],
  },
  { point: "14", priority: 2, name: "Obiettivi sugli inquinanti", draft: ["21"] },
  { point: "15", priority: 1, name: "Acqua consumata", draft: ["22"] },
  {
    point: "16",

    priority: 2,
    name: "Acqua prelevata in zone a elevato stress idrico",
    draft: ["23"],
  },
  {
    point: "17",

    priority: 2,
    name: "Obiettivi sull'acqua",
    draft: [],
    questions: ["v3-env-acqua-obiettivo"],
  },
  {
    point: "18",

    priority: 1,
    name: "Siti in aree importanti per la biodiversità, o vicini",
    draft: ["24"],
  },
  {
    point: "19",

    priority: 2,
    name: "Suolo impermeabilizzato: superficie e quota",
    draft: ["25"],
  },
  {
    point: "20",

    priority: 2,
    name: "Obiettivi per la biodiversità",
    draft: [],
    questions: ["v3-env-suolo-e-biodiversita-programma"],
  },
  { point: "21", priority: 1, name: "Rifiuti pericolosi e radioattivi", draft: ["26"] },
  {
    point: "22",

    priority: 2,
    name: "Quota di rifiuti smaltiti e riciclati",
    draft: ["27"],
  },
  {
    point: "23",

    priority: 2,
    name: "Materiale riciclato in prodotti e imballaggi",
    draft: ["28"],
  },
  {
    point: "24",

    priority: 2,
    name: "Materiale riciclabile negli imballaggi",
    draft: ["29"],
  },
  {
    point: "25",

    priority: 2,
    name: "Obiettivi di economia circolare",
    draft: [],
    questions: ["v3-env-rifiuti-e-materiali-obiettivo"],
  },
];
