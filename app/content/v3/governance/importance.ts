import type { Precedence } from "~/domain/scoring/importance";

const START_SMALL_WAYS = ["v3-gov-responsabilita-chi-segue", "v3-gov-catena-di-fornitura-condotta"];

const GRADUATE_WAYS = [
  "v3-gov-identita-e-sedi-certificazioni",
  "v3-gov-responsabilita-raccolta-dati",
  "v3-gov-legalita-formazione",
  "v3-gov-strategia-programmi",
  "v3-gov-strategia-andamento",
];

const SUPPLIERS = [
  "v3-gov-catena-di-fornitura-valutazione",
  "v3-gov-catena-di-fornitura-puntualita",
  "v3-gov-catena-di-fornitura-pagamenti",
];

/** The order that the reasons of the area weights give: no question outweighs one that matters more (D3). */
export const precedences: Precedence[] = [
  {
    more: "v3-gov-responsabilita-dati",
    less: START_SMALL_WAYS,
    reason: "I dati di clienti e dipendenti sono affidati all'azienda: la legge li protegge per tutti.",
  },
  {
    more: "v3-gov-responsabilita-antiriciclaggio",
    less: ["v3-gov-responsabilita-dati", ...START_SMALL_WAYS],
    reason: "Per chi ha l'obbligo, i controlli contro il riciclaggio sono la condizione per lavorare.",
  },
  {
    more: "v3-gov-legalita-condanne",
    less: ["v3-gov-legalita-regole", "v3-gov-legalita-segnalazioni", ...START_SMALL_WAYS],
    reason: "Una condanna è un fatto accertato: conta almeno quanto le regole scritte per evitarla.",
  },
  {
    more: "v3-gov-legalita-regole",
    less: START_SMALL_WAYS,
    reason: "Le regole contro la corruzione vengono prima di incarichi e rapporti con i fornitori.",
  },
  {
    more: "v3-gov-legalita-segnalazioni",
    less: START_SMALL_WAYS,
    reason: "Il canale per segnalare illeciti è un dovere di legge per chi supera la soglia.",
  },
  {
    more: "v3-gov-legalita-sanzioni",
    less: [...GRADUATE_WAYS, ...SUPPLIERS, "v3-gov-strategia-assetti"],
    reason: "Le sanzioni definitive sono un risultato: pesano più di programmi e misure.",
  },
  {
    more: "v3-gov-legalita-controlli",
    less: [...GRADUATE_WAYS, ...SUPPLIERS, "v3-gov-strategia-assetti"],
    reason: "I controlli sul denaro e sui conflitti di interesse fermano la corruzione dove nasce.",
  },
  {
    more: "v3-gov-responsabilita-violazioni-dati",
    less: GRADUATE_WAYS,
    reason: "Sapere che cosa fare se i dati vanno persi è un dovere, con 72 ore di tempo.",
  },
  {
    more: "v3-gov-responsabilita-revisione",
    less: GRADUATE_WAYS,
    reason: "Conti controllati da altri reggono ogni altro dato dell'azienda.",
  },
  {
    more: "v3-gov-strategia-assetti",
    less: GRADUATE_WAYS,
    reason: "Accorgersi presto di una crisi protegge chi lavora e chi fornisce l'azienda, ed è un dovere.",
  },
  {
    more: "v3-gov-catena-di-fornitura-puntualita",
    less: [
      "v3-gov-identita-e-sedi-certificazioni",
      "v3-gov-strategia-programmi",
      "v3-gov-strategia-andamento",
    ],
    reason: "Pagare alla scadenza è un dovere verso i fornitori; programmi e certificati si aggiungono.",
  },
  {
    more: "v3-gov-catena-di-fornitura-verifiche",
    less: [
      "v3-gov-catena-di-fornitura-rimedi",
      "v3-gov-catena-di-fornitura-subfornitori",
      "v3-gov-strategia-obiettivo",
      "v3-gov-strategia-rapporto",
      "v3-gov-responsabilita-competenze",
      "v3-gov-identita-e-sedi-valutazione-esterna",
    ],
    reason: "Le verifiche sui fornitori sono un risultato misurato: valgono più di clausole e report.",
  },
  {
    more: "v3-gov-strategia-obiettivo",
    less: [
      "v3-gov-strategia-rapporto",
      "v3-gov-responsabilita-competenze",
      "v3-gov-identita-e-sedi-valutazione-esterna",
    ],
    reason: "Un obiettivo con base e traguardo viene prima del modo di raccontarlo.",
  },
  {
    more: "v3-gov-legalita-terzi",
    less: ["v3-gov-identita-e-sedi-valutazione-esterna"],
    reason: "La correttezza di chi agisce per l'azienda conta più del voto dato da altri.",
  },
];
