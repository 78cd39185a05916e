import { kept } from "../kept";
import type { QuestionMapping } from "~/domain/survey/last-year";

export const mapping: QuestionMapping[] = [
  {
    from: "v2-gov-azienda-forma",
    to: "v3-gov-identita-e-sedi-forma-giuridica",
    change: "same",
    elements: [
      {
        from: "forma",
        to: "forma",
        choices: {
          individuale: "impresa-individuale",
          semplice: "societa-semplice",
          snc: "snc",
          sas: "sas",
          srl: "srl",
          srls: "srls",
          spa: "spa",
          sapa: "sapa",
          cooperativa: "cooperativa",
          consorzio: "consorzio",
          ente: "ente",
          altra: "altra",
        },
      },
    ],
  },
  {
    from: "v2-gov-azienda-sedi",
    to: "v3-gov-identita-e-sedi-sedi",
    change: "revised",
    elements: kept(
      "sede1.indirizzo",
      "sede1.quota",
      "sede2.indirizzo",
      "sede2.quota",
      "sede3.indirizzo",
      "sede3.quota",
    ),
  },
  {
    from: "v2-gov-azienda-certificazioni",
    to: "v3-gov-identita-e-sedi-certificazioni",
    change: "revised",
    elements: [
      ...kept("qualita", "ambiente", "sicurezza", "parita", "altra", "altra_text"),
      { from: "rating", to: "legalita" },
    ],
  },
  {
    from: "v2-gov-azienda-responsabile",
    to: "v3-gov-responsabilita-chi-segue",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: {
          nessuno: "nessuno",
          "senza-incarico": "senza-incarico",
          "con-incarico": "incarico-scritto",
        },
      },
      { from: "con-incarico_text", to: "incarico-scritto_text" },
    ],
  },
  {
    from: "v2-gov-legalita-condanne",
    to: "v3-gov-legalita-condanne",
    change: "revised",
    // It asks for other crimes too now, which a "no" of then does not deny.
    elements: [{ from: "value", to: "value", choices: { yes: "yes" } }],
  },
  {
    from: "v2-gov-legalita-regole",
    to: "v3-gov-legalita-regole",
    change: "revised",
    elements: kept("modello-231", "anticorruzione"),
  },
  {
    from: "v2-gov-legalita-segnalazioni",
    to: "v3-gov-legalita-segnalazioni",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { no: "manca", recapito: "recapito", procedura: "procedura" },
      },
    ],
  },
  {
    from: "v2-gov-legalita-dati",
    to: "v3-gov-responsabilita-dati",
    change: "revised",
    elements: [...kept("registro"), { from: "antivirus", to: "aggiornamenti" }],
  },
  {
    from: "v2-gov-legalita-condanne-dettaglio",
    to: "v3-gov-legalita-condanne-dettaglio",
    change: "revised",
    elements: [
      { from: "numero", to: "condanne" },
      { from: "importo", to: "sanzioni" },
    ],
  },
  {
    from: "v2-gov-strategia-e-fornitori-programmi",
    to: "v3-gov-strategia-programmi",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { no: "non-ancora", "a-voce": "a-voce", scritto: "scritto" },
      },
    ],
  },
  {
    from: "v2-gov-strategia-e-fornitori-condotta",
    to: "v3-gov-catena-di-fornitura-condotta",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { no: "non-ancora", "a-voce": "a-voce", testo: "testo-pochi", firmato: "testo-pochi" },
      },
    ],
  },
  {
    from: "v2-gov-strategia-e-fornitori-verifiche",
    to: "v3-gov-catena-di-fornitura-verifiche",
    change: "revised",
    elements: kept("quota"),
  },
  {
    from: "v2-gov-strategia-e-fornitori-rapporto",
    to: "v3-gov-strategia-rapporto",
    change: "revised",
    elements: [
      {
        from: "rapporto",
        to: "standard",
        choices: { no: "nessuno", libero: "senza-standard", gri: "gri" },
      },
      { from: "verifica", to: "verifica", choices: { no: "nessuno", esterna: "professionista" } },
    ],
  },
  {
    from: "v2-gov-strategia-e-fornitori-modello",
    to: "v3-gov-strategia-modello",
    change: "revised",
    elements: kept("prodotti", "mercati"),
  },
];
