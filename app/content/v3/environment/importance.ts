import type { Precedence } from "~/domain/scoring/importance";

/** The order that the reasons of the area weights give: no question outweighs one that matters more (D3). */
export const precedences: Precedence[] = [
  {
    more: "v3-env-energia-consumi",
    less: [
      "v3-env-energia-classe",
      "v3-env-emissioni-scope-1",
      "v3-env-emissioni-scope-2",
      "v3-env-rifiuti-e-materiali-quantita",
      "v3-env-rifiuti-e-materiali-circolare",
      "v3-env-suolo-e-biodiversita-siti",
      "v3-env-clima-e-rischi-investimenti-importi",
    ],
    reason: "L'impatto climatico, che dà il peso all'area, nasce quasi tutto dall'energia non rinnovabile.",
  },
  {
    more: "v3-env-clima-e-rischi-sanzioni",
    less: [
      "v3-env-energia-classe",
      "v3-env-rifiuti-e-materiali-circolare",
      "v3-env-suolo-e-biodiversita-siti",
      "v3-env-clima-e-rischi-investimenti-importi",
    ],
    reason: "Rispettare la legge viene prima delle scelte volontarie.",
  },
  {
    more: "v3-env-clima-e-rischi-assicurazione",
    less: [
      "v3-env-energia-classe",
      "v3-env-suolo-e-biodiversita-siti",
      "v3-env-clima-e-rischi-investimenti-importi",
    ],
    reason: "È un obbligo di legge e decide se l'azienda riparte dopo una calamità.",
  },
  {
    more: "v3-env-emissioni-controlli",
    less: [
      "v3-env-acqua-misure",
      "v3-env-acqua-zona",
      "v3-env-rifiuti-e-materiali-contenuto",
      "v3-env-suolo-e-biodiversita-protezione",
      "v3-env-clima-e-rischi-scadenzario",
      "v3-env-clima-e-rischi-applicazione",
      "v3-env-clima-e-rischi-politiche",
    ],
    reason: "Restare nei limiti di legge conta più di un testo e delle misure volontarie.",
  },
  {
    more: "v3-env-emissioni-inventario",
    less: [
      "v3-env-acqua-zona",
      "v3-env-rifiuti-e-materiali-contenuto",
      "v3-env-suolo-e-biodiversita-protezione",
      "v3-env-clima-e-rischi-scadenzario",
    ],
    reason: "Senza un inventario completo nessun obiettivo sui gas serra si può controllare.",
  },
  {
    more: "v3-env-clima-e-rischi-valutazione",
    less: [
      "v3-env-clima-e-rischi-politiche",
      "v3-env-clima-e-rischi-applicazione",
      "v3-env-clima-e-rischi-scadenzario",
      "v3-env-acqua-zona",
    ],
    reason: "I rischi del clima si affrontano quando sono stati valutati.",
  },
  {
    more: "v3-env-emissioni-obiettivo",
    less: [
      "v3-env-energia-obiettivo",
      "v3-env-acqua-obiettivo",
      "v3-env-rifiuti-e-materiali-obiettivo",
      "v3-env-rifiuti-e-materiali-filiera",
      "v3-env-suolo-e-biodiversita-programma",
      "v3-env-emissioni-inquinanti-obiettivo",
      "v3-env-emissioni-verifica",
      "v3-env-clima-e-rischi-adattamento",
    ],
    reason: "L'obiettivo sui gas serra risponde alla ragione per cui l'ambiente pesa: l'impatto sul clima.",
  },
  {
    more: "v3-env-emissioni-scope-3",
    less: ["v3-env-suolo-e-biodiversita-programma", "v3-env-emissioni-inquinanti-obiettivo"],
    reason: "Per molte aziende la parte più grande delle emissioni è nella filiera.",
  },
  {
    more: "v3-env-emissioni-piano-transizione",
    less: ["v3-env-emissioni-inquinanti-obiettivo", "v3-env-emissioni-verifica"],
    reason: "Il piano lega obiettivi, azioni e spese: il resto ne è una parte.",
  },
];
