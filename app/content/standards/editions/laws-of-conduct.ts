import type { SourceEdition } from "~/domain/references/edition";
import { nationalLaw } from "./national-law";

/** Italian laws about how companies are run, sell and pay. */
export const lawsOfConduct: SourceEdition[] = [
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2001-06-08",
    number: 231,
    about: "responsabilità amministrativa delle società e degli enti",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2002-10-09",
    number: 231,
    about: "ritardi di pagamento nelle transazioni commerciali",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2007-11-21",
    number: 231,
    about: "prevenzione del riciclaggio e del finanziamento del terrorismo",
  }),
  nationalLaw({
    kind: "L.",
    dated: "2017-11-30",
    number: 179,
    about: "tutela di chi segnala illeciti sul lavoro",
    to: "2023-07-14",
    replacedBy: "dlgs-24-2023",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2023-03-10",
    number: 24,
    about: "protezione di chi segnala illeciti (whistleblowing)",
    note: "Il canale interno è dovuto da una media di 50 dipendenti e, con qualsiasi numero, a chi ha un modello 231 e a chi lavora nei servizi finanziari, nell'antiriciclaggio, nella sicurezza dei trasporti o nella tutela dell'ambiente secondo le norme europee che il decreto elenca.",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2023-03-31",
    number: 36,
    about: "codice dei contratti pubblici",
    note: "L'articolo 11 chiede, negli appalti pubblici, il contratto collettivo del settore firmato dalle associazioni comparativamente più rappresentative, o tutele equivalenti.",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2019-01-12",
    number: 14,
    about: "codice della crisi d'impresa e dell'insolvenza",
  }),
  {
    id: "codice-civile",
    source: "Legge",
    signs: ["Codice civile"],
    name: "Codice civile",
    title: "Regio decreto 262/1942: codice civile",
    edition: "testo vigente",
    issuer: "Stato italiano",
    dated: "1942-03-16",
    link: "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262",
  },
  nationalLaw({
    kind: "L.",
    dated: "2016-12-11",
    number: 232,
    about: "bilancio dello Stato per il 2017, con gli elenchi dei beni per la trasformazione digitale",
  }),
  nationalLaw({
    kind: "L.",
    dated: "2019-12-27",
    number: 160,
    about: "bilancio dello Stato per il 2020, con il credito d'imposta per ricerca e innovazione",
  }),
];
