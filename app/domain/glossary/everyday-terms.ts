import type { Term } from "./term";

export const everydayTerms = [
  { id: "cap", use: "everyday", forms: ["CAP"] },
  { id: "csv", use: "everyday", forms: ["CSV"], original: "en" },
  { id: "duns", use: "abbreviation", forms: ["DUNS"], original: "en" },
  { id: "euid", use: "abbreviation", forms: ["EUID"], original: "en" },
  { id: "html", use: "everyday", forms: ["HTML"], original: "en" },
  { id: "iva", use: "everyday", forms: ["IVA"] },
  { id: "json", use: "everyday", forms: ["JSON"], original: "en" },
  { id: "lei", use: "abbreviation", forms: ["LEI"], original: "en" },
  { id: "mb", use: "everyday", forms: ["MB"] },
  { id: "pdf", use: "everyday", forms: ["PDF"], original: "en" },
  { id: "permid", use: "abbreviation", forms: ["PermID"], original: "en" },
  { id: "qr", use: "everyday", forms: ["QR"], original: "en" },
  { id: "ue", use: "everyday", forms: ["UE"] },
  { id: "xbrl", use: "abbreviation", forms: ["XBRL", "xBRL"], original: "en" },
] as const satisfies readonly Term[];
