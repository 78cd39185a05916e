import type { Datapoint } from "./types";

/** B8 to B11. */
export const people: Datapoint[] = [
  { point: "B8 §39(a)", name: "Dipendenti a tempo indeterminato e determinato" },
  { point: "B8 §39(b)", name: "Dipendenti per genere" },
  {
    point: "B8 §39(c)",
    name: "Dipendenti per paese del contratto",
    condition: "se l'azienda ha dipendenti in più paesi",
  },
  {
    point: "B8 §40",
    name: "Tasso di uscita dei dipendenti: usciti, e in forza a inizio e fine anno",
    condition: "da 50 dipendenti",
    fromEmployees: 50,
  },
  {
    point: "B9 §41(a)",
    name: "Infortuni sul lavoro registrabili",
    parts: ["v3-soc-salute-e-sicurezza-infortuni#numero"],
  },
  {
    point: "B9 §41(a)",
    name: "Ore lavorate, da cui il tasso di infortuni",
    parts: ["v3-soc-salute-e-sicurezza-infortuni#ore"],
  },
  {
    point: "B9 §41(a)",
    name: "Tasso di infortuni",
    indicator: "accident_rate",
    notAsked: "Si calcola da infortuni e ore lavorate.",
  },
  { point: "B9 §41(b)", name: "Decessi per infortunio o malattia professionale" },
  {
    point: "B10 §42(a)",
    name: "Paga almeno pari al minimo di legge o di contratto",
    condition: "se ci sono dipendenti",
    fromEmployees: 1,
  },
  {
    point: "B10 §42(b)",
    name: "Divario retributivo tra uomini e donne",
    condition: "da 150 dipendenti (100 dal 7 giugno 2031)",
    fromEmployees: 150,
    parts: ["v3-soc-retribuzione-e-contratti-divario#divario"],
  },
  {
    point: "B10 §42(c)",
    name: "Quota di dipendenti coperti da un contratto collettivo",
    condition: "se ci sono dipendenti",
    fromEmployees: 1,
  },
  { point: "B10 §42(d)", name: "Ore di formazione in media per dipendente e per genere" },
  {
    point: "B11 §43",
    name: "Condanne per corruzione",
    condition: "se ce ne sono",
    parts: ["v3-gov-legalita-condanne#value", "v3-gov-legalita-condanne-dettaglio#condanne"],
  },
  {
    point: "B11 §43",
    name: "Importo delle sanzioni per corruzione",
    condition: "se ce ne sono",
    parts: ["v3-gov-legalita-condanne-dettaglio#sanzioni"],
  },
];
