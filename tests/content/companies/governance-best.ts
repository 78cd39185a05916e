import type { Described } from "./companies";

/** A limited company that pays on time and was never fined; obliged against money laundering where that is asked. */
export const best: Described = () => ({
  "v3-gov-identita-e-sedi-forma-giuridica": { forma: "srl" },
  "v3-gov-legalita-condanne": { value: "no" },
  "v3-gov-strategia-settori": { antiriciclaggio: "on" },
  "v3-gov-catena-di-fornitura-pagamenti": { giorni: "28" },
  "v3-gov-catena-di-fornitura-puntualita": { quota: "98" },
  "v3-gov-catena-di-fornitura-verifiche": { quota: "60" },
  "v3-gov-legalita-formazione": { quota: "90" },
  "v3-gov-legalita-sanzioni": {
    "lavoro.numero": "0",
    "lavoro.importo": "0",
    "fisco.numero": "0",
    "fisco.importo": "0",
    "mercato.numero": "0",
    "mercato.importo": "0",
  },
});
