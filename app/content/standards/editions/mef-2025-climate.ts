import type { BankItem } from "./mef-2025-item";

/** Points 1 to 12. */
export const general: BankItem[] = [
  {
    point: "1",

    priority: 1,
    name: "Sedi: luogo, codice NACE, fatturato e dipendenti",
    draft: ["1", "4"],
  },
  {
    point: "2",

    priority: 1,
    name: "Organizzazione, ruoli e strategia per la sostenibilità",
    draft: ["3"],
  },
  {
    point: "3",

    priority: 2,
    name: "Rating o punteggi dati da altri, certificazioni, informazioni rese pubbliche",
    draft: ["5"],
  },
];

export const climate: BankItem[] = [
  {
    point: "4",

    priority: 1,
    name: "Classe energetica degli immobili in garanzia",
    draft: ["7"],
  },
  { point: "5", priority: 1, name: "Energia consumata, rinnovabile e non", draft: ["8"] },
  { point: "6", priority: 1, name: "Emissioni Scope 1", draft: ["9"] },
  {
    point: "7",

    priority: 1,
    name: "Emissioni Scope 2, metodo basato sulla posizione",
    draft: ["10"],
  },
  { point: "8", priority: 2, name: "Obiettivi di riduzione dei gas serra", draft: ["11"] },
  {
    point: "9",

    priority: 1,
    name: "Investimenti e azioni contro i rischi fisici e di transizione",
    draft: ["13"],
  },
  { point: "10", priority: 1, name: "Assicurazione contro le calamità", draft: ["14"] },
  {
    point: "11",

    priority: 2,
    name: "Fatturato allineato alla Tassonomia UE",
    draft: ["15"],
  },
  {
    point: "12",

    priority: 2,
    name: "Investimenti allineati alla Tassonomia UE",
    draft: ["16"],
  },
];
