import type { Term } from "./term";

export const governanceTerms = [
  { id: "agcm", use: "abbreviation", forms: ["AGCM"] },
  { id: "dscr", use: "abbreviation", forms: ["DSCR"], original: "en" },
  {
    id: "gdpr",
    use: "abbreviation",
    forms: ["GDPR"],
    original: "en",
    reference: { source: "Legge", point: "Reg. (UE) 2016/679" },
  },
  {
    id: "modello-231",
    use: "term",
    forms: ["modello 231"],
    reference: { source: "Legge", point: "D.Lgs. 231/2001, art. 6" },
  },
  {
    id: "odv",
    use: "term",
    forms: ["organismo di vigilanza"],
    reference: { source: "Legge", point: "D.Lgs. 231/2001, art. 6" },
  },
  { id: "soa", use: "abbreviation", forms: ["SOA"] },
  { id: "uif", use: "abbreviation", forms: ["UIF"] },
  {
    id: "whistleblowing",
    use: "term",
    forms: ["whistleblowing"],
    reference: { source: "Legge", point: "D.Lgs. 24/2023" },
  },
] as const satisfies readonly Term[];
