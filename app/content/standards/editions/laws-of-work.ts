import type { SourceEdition } from "~/domain/references/edition";
import { nationalLaw } from "./national-law";

const PAY_DIRECTIVE =
  "La direttiva (UE) 2023/970 sulla trasparenza delle retribuzioni aggiunge altri doveri, alcuni con qualsiasi numero di dipendenti.";

/** Italian laws about people at work. */
export const lawsOfWork: SourceEdition[] = [
  {
    id: "costituzione",
    source: "Legge",
    signs: ["Costituzione"],
    name: "Costituzione",
    title: "Costituzione della Repubblica italiana",
    edition: "testo vigente",
    issuer: "Assemblea costituente",
    dated: "1947-12-27",
    from: "1948-01-01",
    link: "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:costituzione:1947-12-27",
  },
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2008-04-09",
    number: 81,
    about: "salute e sicurezza nei luoghi di lavoro",
    note: "Dalla legge 215/2021 il datore di lavoro individua il preposto e si forma anche lui.",
  }),
  nationalLaw({
    kind: "L.",
    dated: "2021-12-17",
    number: 215,
    about: "conversione del DL 146/2021, con le regole sul preposto e sulla formazione del datore di lavoro",
  }),
  {
    id: "accordo-formazione-2025",
    source: "Legge",
    signs: ["Accordo Stato-Regioni 17 aprile 2025"],
    name: "Accordo Stato-Regioni 17 aprile 2025",
    title: "Accordo sulla formazione in materia di salute e sicurezza sul lavoro",
    edition: "2025",
    issuer: "Conferenza Stato-Regioni",
    dated: "2025-04-17",
    link: "https://www.statoregioni.it/",
  },
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2006-04-11",
    number: 198,
    about: "codice delle pari opportunità tra uomo e donna",
    note: PAY_DIRECTIVE,
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2003-07-09",
    number: 215,
    about: "parità di trattamento senza distinzione di razza e origine etnica",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2003-07-09",
    number: 216,
    about: "parità di trattamento in materia di occupazione e condizioni di lavoro",
  }),
  nationalLaw({
    kind: "L.",
    dated: "1999-03-12",
    number: 68,
    about: "diritto al lavoro delle persone con disabilità",
  }),
  nationalLaw({
    kind: "L.",
    dated: "2017-05-22",
    number: 81,
    about: "lavoro autonomo e lavoro agile",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2015-06-15",
    number: 81,
    about: "contratti di lavoro e mansioni",
  }),
];
