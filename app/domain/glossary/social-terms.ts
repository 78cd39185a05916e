import type { Term } from "./term";

export const socialTerms = [
  { id: "addetti", use: "term", forms: ["addetti"] },
  { id: "ccnl", use: "abbreviation", forms: ["CCNL"] },
  { id: "cnel", use: "abbreviation", forms: ["CNEL"] },
  { id: "durc", use: "abbreviation", forms: ["DURC"] },
  {
    id: "duvri",
    use: "abbreviation",
    forms: ["DUVRI"],
    reference: { source: "Legge", point: "D.Lgs. 81/2008, art. 26" },
  },
  {
    id: "dvr",
    use: "abbreviation",
    forms: ["DVR"],
    reference: { source: "Legge", point: "D.Lgs. 81/2008, artt. 17 e 28" },
  },
  { id: "inail", use: "abbreviation", forms: ["INAIL"] },
  { id: "istat", use: "abbreviation", forms: ["ISTAT"] },
  { id: "lul", use: "abbreviation", forms: ["LUL"] },
  { id: "pdr", use: "abbreviation", forms: ["PdR"] },
  {
    id: "preposto",
    use: "term",
    forms: ["preposto"],
    reference: { source: "Legge", point: "D.Lgs. 81/2008, art. 19" },
  },
  {
    id: "rls",
    use: "abbreviation",
    forms: ["RLS"],
    reference: { source: "Legge", point: "D.Lgs. 81/2008, art. 47" },
  },
  {
    id: "rlst",
    use: "abbreviation",
    forms: ["RLST"],
    reference: { source: "Legge", point: "D.Lgs. 81/2008, art. 48" },
  },
  {
    id: "rspp",
    use: "abbreviation",
    forms: ["RSPP"],
    reference: { source: "Legge", point: "D.Lgs. 81/2008, art. 31" },
  },
  { id: "sa8000", use: "abbreviation", forms: ["SA8000"], original: "en" },
  { id: "ula", use: "abbreviation", forms: ["ULA"] },
  { id: "unilav", use: "abbreviation", forms: ["UNILAV"] },
] as const satisfies readonly Term[];
