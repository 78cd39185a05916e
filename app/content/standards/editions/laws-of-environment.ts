import type { SourceEdition } from "~/domain/references/edition";
import { nationalLaw } from "./national-law";

/** Italian laws about energy, waste, land and natural events. */
export const lawsOfEnvironment: SourceEdition[] = [
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2006-04-03",
    number: 152,
    about: "norme in materia ambientale",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2014-07-04",
    number: 102,
    about: "efficienza energetica",
    note: "Chiede la diagnosi energetica alle grandi imprese e a quelle energivore. La direttiva (UE) 2023/1791 la lega invece ai consumi.",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2005-08-19",
    number: 192,
    about: "rendimento energetico degli edifici",
  }),
  nationalLaw({
    kind: "D.Lgs.",
    dated: "2012-08-14",
    number: 150,
    about: "uso sostenibile dei prodotti fitosanitari",
  }),
  nationalLaw({
    kind: "L.",
    dated: "1991-12-06",
    number: 394,
    about: "aree protette",
  }),
  nationalLaw({
    kind: "D.P.R.",
    dated: "1997-09-08",
    number: 357,
    about: "conservazione degli habitat, della flora e della fauna selvatiche",
  }),
  nationalLaw({
    kind: "L.",
    dated: "2023-12-30",
    number: 213,
    about: "bilancio dello Stato per il 2024, con l'obbligo di assicurarsi contro le calamità naturali",
    note: "L'obbligo vale per le imprese del Registro delle imprese, escluse quelle agricole: dal 31 marzo 2025 per le grandi, dal 1° ottobre 2025 per le medie, dal 31 dicembre 2025 per le piccole e le micro, dal 31 marzo 2026 per piccole e micro di ristorazione e alloggio turistico e per la pesca.",
  }),
  nationalLaw({
    kind: "DL",
    dated: "2025-03-31",
    number: 39,
    about: "date dell'obbligo di assicurarsi contro le calamità, per dimensione dell'impresa",
  }),
  nationalLaw({
    kind: "DL",
    dated: "2025-12-31",
    number: 200,
    about: "proroga di termini, anche per l'assicurazione di ristorazione, alloggio turistico e pesca",
  }),
];
