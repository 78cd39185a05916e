import type { Datapoint } from "./types";

/** B1 and B2. */
export const general: Datapoint[] = [
  {
    point: "§10",
    name: "Altre informazioni generali o proprie dell'azienda",
    condition: "facoltativo",
    notAsked: "È testo libero senza un contenuto stabilito: si aggiunge nel report.",
  },
  {
    point: "§16",
    name: "Informative rimaste uguali al report precedente, e dove leggerlo",
    condition: "facoltativo, dal secondo report",
  },
  { point: "B1 §24(a)", name: "Moduli scelti: solo base, o base e completo" },
  {
    point: "B1 §24(b)",
    name: "Informative omesse perché classificate o sensibili",
    condition: "se ce ne sono",
  },
  { point: "B1 §24(c)", name: "Report individuale o consolidato" },
  {
    point: "B1 §24(d)",
    name: "Nome e sede legale delle controllate comprese",
    condition: "se il report è consolidato",
  },
  { point: "B1 §24(e)(i)", name: "Forma giuridica" },
  { point: "B1 §24(e)(ii)", name: "Codici NACE delle attività" },
  { point: "B1 §24(e)(iii)", name: "Totale dell'attivo" },
  {
    point: "B1 §24(e)(iv)",
    name: "Fatturato",
    registry: "turnover",
    notAsked: "È già in anagrafica: il report lo prende da lì.",
  },
  {
    point: "B1 §24(e)(v)",
    name: "Numero di dipendenti",
    parts: ["v3-soc-composizione-del-personale-contratti#totale"],
  },
  {
    point: "B1 §24(e)(v)",
    name: "Come sono contati: persone o tempo pieno, a fine anno o in media",
    parts: ["v3-soc-composizione-del-personale-metodo#value"],
  },
  { point: "B1 §24(e)(vi)", name: "Paese dell'attività principale e dei beni più importanti" },
  {
    point: "B1 §24(e)(vii)",
    name: "Indirizzo delle sedi",
    parts: ["v3-gov-identita-e-sedi-sedi#indirizzo"],
  },
  {
    point: "B1 §24(e)(vii)",
    name: "Coordinate geografiche delle sedi",
    parts: ["v3-gov-identita-e-sedi-posizione#latitudine", "v3-gov-identita-e-sedi-posizione#longitudine"],
  },
  {
    point: "B1 §25",
    name: "Certificazioni e marchi di sostenibilità: ente, data, punteggio",
    condition: "se ce ne sono",
  },
  {
    point: "B2 §26",
    name: "Temi su cui ci sono pratiche, politiche o iniziative future",
    condition: "se ce ne sono",
    parts: ["v3-env-clima-e-rischi-temi#descrizione", "v3-gov-strategia-temi#impegno"],
  },
  {
    point: "B2 §26",
    name: "Politiche rese pubbliche",
    condition: "se ce ne sono",
    parts: ["v3-env-clima-e-rischi-temi#pubblica", "v3-gov-strategia-temi#impegno"],
  },
  {
    point: "B2 §26",
    name: "Obiettivi legati a una politica",
    condition: "se ce ne sono",
    parts: [
      "v3-env-clima-e-rischi-temi#obiettivo",
      "v3-env-energia-obiettivo#value",
      "v3-env-emissioni-obiettivo#value",
      "v3-env-emissioni-inquinanti-obiettivo#aria",
      "v3-env-acqua-obiettivo#value",
      "v3-env-rifiuti-e-materiali-obiettivo#value",
      "v3-env-suolo-e-biodiversita-programma#value",
      "v3-gov-strategia-temi#obiettivo",
    ],
  },
  {
    point: "B2 §26",
    name: "Partecipazione di lavoratori, utenti e comunità alle decisioni della cooperativa",
    condition: "cooperative, facoltativo",
    parts: ["v3-gov-responsabilita-cooperativa#partecipazione"],
  },
  {
    point: "B2 §26",
    name: "Investimenti della cooperativa in enti dell'economia sociale",
    condition: "cooperative, facoltativo",
    parts: ["v3-gov-responsabilita-cooperativa#investimenti"],
  },
  {
    point: "B2 §26",
    name: "Limiti alla distribuzione degli utili della cooperativa",
    condition: "cooperative, facoltativo",
    parts: ["v3-gov-responsabilita-cooperativa#limiti"],
  },
];
