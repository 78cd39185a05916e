import type { BankItem } from "./mef-2025-item";

const COLLECTIVE = "Lavoratori coperti da un contratto collettivo";
const PAY_GAP = "Divario retributivo di genere per inquadramento";
const TRAINING = "Ore di formazione per dipendente, per tipo e genere";
const CONTRACTS = "Dipendenti a tempo determinato e indeterminato, per genere e inquadramento";

const WORKFORCE = "Iniziative per ridurre gli impatti sulla forza lavoro";
const WELFARE = "v3-soc-retribuzione-e-contratti-benessere";

/** Points 26 to 37. */
export const social: BankItem[] = [
  {
    point: "26",

    priority: 2,
    name: "Politiche per i diritti di chi lavora",
    draft: ["30", "31"],
  },
  {
    point: "27",

    priority: 1,
    name: "Violazioni di diritti umani con provvedimenti definitivi, in tre esercizi",
    draft: ["32", "36"],
  },
  {
    point: "28",

    priority: 1,
    name: COLLECTIVE,
    draft: ["33"],
    readings: [
      { priority: 1, name: COLLECTIVE, draft: ["33"] },
      {
        priority: 1,
        name: "Numero di dipendenti",
        draft: [],
        questions: ["v3-soc-composizione-del-personale-contratti"],
      },
    ],
  },
  {
    point: "29",

    priority: 2,
    name: "Categorie protette oltre la soglia di legge",
    draft: ["34"],
  },
  {
    point: "30",

    priority: 1,
    name: PAY_GAP,
    draft: ["35"],
    readings: [
      { priority: 1, name: PAY_GAP, draft: ["35"] },
      { priority: 2, name: PAY_GAP, draft: ["35"] },
    ],
  },
  {
    point: "31",

    priority: 1,
    name: TRAINING,
    draft: ["37"],
    readings: [
      { priority: 1, name: TRAINING, draft: ["37"] },
      { priority: 2, name: "Ore medie di formazione per dipendente, obbligatoria e no", draft: ["37"] },
    ],
  },
  {
    point: "32",

    priority: 1,
    name: "Infortuni comunicati all'INAIL: numero e tasso",
    draft: ["38"],
  },
  { point: "33", priority: 1, name: "Giornate perse", draft: ["39"] },
  { point: "34", priority: 1, name: "Decessi", draft: ["40"] },
  {
    point: "35",

    priority: 1,
    name: CONTRACTS,
    draft: ["42"],
    readings: [
      { priority: 1, name: CONTRACTS, draft: ["42"] },
      { priority: 1, name: "Dipendenti per tipo di contratto, genere e inquadramento", draft: ["42"] },
    ],
  },
  {
    point: "36",

    priority: 2,
    name: WORKFORCE,
    draft: [],
    questions: [WELFARE],
    readings: [
      { priority: 2, name: WORKFORCE, draft: [], questions: [WELFARE] },
      { priority: 2, name: `${COLLECTIVE}, e quale`, draft: ["33"] },
    ],
  },
  {
    point: "37",

    priority: 2,
    name: "Iniziative per ridurre gli impatti sulle comunità",
    draft: [],
    questions: ["v3-soc-comunita-e-clienti-territorio"],
  },
];

/** Points 38 to 40. */
export const governance: BankItem[] = [
  {
    point: "38",

    priority: 2,
    name: "Codice etico, modello 231, regole contro la corruzione, whistleblowing",
    draft: ["43", "44"],
  },
  {
    point: "39",

    priority: 1,
    name: "Segnalazione di pericoli per salute e sicurezza",
    draft: ["44"],
  },
  {
    point: "40",

    priority: 2,
    name: "Sanzioni per corruzione e per violazioni ambientali",
    draft: ["45"],
    questions: ["v3-env-clima-e-rischi-sanzioni"],
  },
];
