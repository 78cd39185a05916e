import type { Described } from "./companies";

/** Convicted, fined a tenth of its turnover, paying late, with revenues that the law of indices excludes. */
export const worst: Described = ({ turnover }) => {
  const fine = String(Math.ceil((turnover ?? 0) / 40) + 1);
  return {
    "v3-gov-identita-e-sedi-forma-giuridica": { forma: "srl" },
    "v3-gov-legalita-condanne": { value: "entrambi" },
    "v3-gov-legalita-condanne-dettaglio": { condanne: "3", sanzioni: "500000" },
    "v3-gov-strategia-settori": { "fossili-oltre": "on", tabacco: "on", armi: "on", antiriciclaggio: "on" },
    "v3-gov-strategia-settori-ricavi": {
      carbone: "100000",
      petrolio: "0",
      gas: "0",
      elettricita: "0",
      tabacco: "50000",
      armi: "50000",
      agrochimici: "0",
    },
    "v3-gov-catena-di-fornitura-pagamenti": { giorni: "150" },
    "v3-gov-catena-di-fornitura-puntualita": { quota: "10" },
    "v3-gov-catena-di-fornitura-verifiche": { quota: "0" },
    "v3-gov-legalita-formazione": { quota: "0" },
    "v3-gov-legalita-sanzioni": {
      "lavoro.numero": "4",
      "lavoro.importo": fine,
      "fisco.numero": "3",
      "fisco.importo": fine,
      "mercato.numero": "2",
      "mercato.importo": fine,
    },
  };
};
