import type { PlausibilityRule } from "~/domain/question/plausibility-rule";
import { PLACE } from "../../patterns";

export const landAndMoney: PlausibilityRule[] = [
  {
    id: "env-suolo-per-addetto",
    question: "v3-env-suolo-e-biodiversita-suolo",
    left: { question: "v3-env-suolo-e-biodiversita-suolo", field: "totale" },
    relation: "between",
    right: { registry: "workforce" },
    low: "2",
    high: "200000",
    formula: "Superficie delle sedi: tra 2 e 200.000 m² per addetto",
    message:
      "La superficie è insolita per il numero di addetti. Il dato è in metri quadrati e non in ettari, e conta tutte le sedi? Se è giusto, spiega in una riga.",
  },
  {
    id: "env-natura-e-suolo",
    question: "v3-env-suolo-e-biodiversita-natura",
    left: { question: "v3-env-suolo-e-biodiversita-natura", field: "nelle-sedi" },
    relation: "atMost",
    right: { question: "v3-env-suolo-e-biodiversita-suolo", field: "totale" },
    formula: "Superficie per la natura nelle sedi: al massimo tutta la superficie delle sedi",
    message:
      "La superficie per la natura nelle sedi è più di tutta la superficie delle sedi. Può succedere con tetti e pareti verdi: se è giusto, spiega in una riga.",
  },
  {
    id: "env-siti-e-suolo",
    question: "v3-env-suolo-e-biodiversita-siti-elenco",
    left: [
      { question: "v3-env-suolo-e-biodiversita-siti-elenco", field: "sito1.superficie", optional: true },
      { question: "v3-env-suolo-e-biodiversita-siti-elenco", field: "sito2.superficie", optional: true },
      { question: "v3-env-suolo-e-biodiversita-siti-elenco", field: "sito3.superficie", optional: true },
      { question: "v3-env-suolo-e-biodiversita-siti-elenco", field: "sito4.superficie", optional: true },
      { question: "v3-env-suolo-e-biodiversita-siti-elenco", field: "sito5.superficie", optional: true },
    ],
    relation: "atMost",
    right: { question: "v3-env-suolo-e-biodiversita-suolo", field: "totale" },
    formula:
      "Superficie delle sedi dentro o vicino ad aree importanti per la natura: al massimo tutta la superficie delle sedi",
    message:
      "Le sedi e i terreni dentro o vicino ad aree importanti per la natura sono più grandi di tutta la superficie delle sedi. Forse dei terreni mancano nel totale? Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-suolo-e-anno-scorso",
    question: "v3-env-suolo-e-biodiversita-suolo",
    left: { question: "v3-env-suolo-e-biodiversita-suolo", field: "totale" },
    relation: "between",
    right: { question: "v3-env-suolo-e-biodiversita-suolo", field: "totale", year: "before" },
    low: "0.5",
    high: "2",
    slack: "100",
    formula:
      "Superficie delle sedi: tra 0,5 e 2 volte quella dichiarata l'anno scorso, con 100 m² di tolleranza",
    message:
      "La superficie delle sedi è molto cambiata rispetto alle risposte dell'anno scorso. Hai aperto o chiuso una sede? Scrivilo in una riga, oppure correggi il dato.",
  },
  {
    id: "env-luoghi-dei-siti",
    question: "v3-env-suolo-e-biodiversita-siti-elenco",
    relation: "matches",
    texts: {
      question: "v3-env-suolo-e-biodiversita-siti-elenco",
      fields: ["sito1.luogo", "sito2.luogo", "sito3.luogo", "sito4.luogo", "sito5.luogo"],
    },
    pattern: PLACE,
    formula: "Indirizzo, o foglio e particella: almeno cinque caratteri, con una parola di tre lettere",
    message:
      "Questo luogo è troppo corto perché si possa ritrovare. Scrivi via, numero e Comune, oppure foglio, particella e Comune; se è giusto, spiega in una riga.",
  },
  {
    id: "env-polizza-massimale",
    question: "v3-env-clima-e-rischi-polizza",
    left: { question: "v3-env-clima-e-rischi-polizza", field: "massimale" },
    relation: "atMost",
    right: { question: "v3-env-clima-e-rischi-polizza", field: "valore" },
    formula: "Massimale della polizza: al massimo il valore assicurato",
    message:
      "Il massimale è più alto del valore assicurato. Forse i due importi sono scambiati? Se sono giusti, spiega in una riga.",
  },
  {
    id: "env-polizza-e-attivo",
    question: "v3-env-clima-e-rischi-polizza",
    left: { question: "v3-env-clima-e-rischi-polizza", field: "valore" },
    relation: "atMost",
    right: { question: "v3-gov-identita-e-sedi-attivo", field: "totale" },
    times: "10",
    formula: "Valore assicurato: al massimo 10 volte il totale dell'attivo",
    message:
      "Il valore assicurato è più di dieci volte il totale dell'attivo. Controlla che i due importi siano in euro; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-investimenti-e-fatturato",
    question: "v3-env-clima-e-rischi-investimenti-importi",
    left: [
      { question: "v3-env-clima-e-rischi-investimenti-importi", field: "fisico.totale" },
      { question: "v3-env-clima-e-rischi-investimenti-importi", field: "transizione.totale" },
    ],
    relation: "atMost",
    right: { registry: "turnover" },
    times: "2",
    formula: "Investimenti contro i rischi del clima: al massimo 2 volte il fatturato dell'anagrafica",
    message:
      "Gli investimenti sono più del doppio del fatturato scritto in anagrafica. Controlla che gli importi siano in euro; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-settori-clima-e-fatturato",
    question: "v3-env-clima-e-rischi-settori-clima",
    left: { question: "v3-env-clima-e-rischi-settori-clima", field: "ricavi" },
    relation: "atMost",
    right: { registry: "turnover" },
    formula: "Ricavi dai settori ad alto impatto climatico: al massimo il fatturato dell'anagrafica",
    message:
      "I ricavi dai settori ad alto impatto superano il fatturato scritto in anagrafica. Controlla che riguardino lo stesso anno; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-attivi-transizione-e-attivo",
    question: "v3-env-clima-e-rischi-attivi-transizione",
    left: { question: "v3-env-clima-e-rischi-attivi-transizione", field: "valore" },
    relation: "atMost",
    right: { question: "v3-gov-identita-e-sedi-attivo", field: "totale" },
    formula: "Beni che possono perdere valore: al massimo il totale dell'attivo",
    message:
      "I beni che possono perdere valore valgono più del totale dell'attivo. Controlla che gli importi siano dello stesso bilancio; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-sanzioni-e-fatturato",
    question: "v3-env-clima-e-rischi-sanzioni",
    left: { question: "v3-env-clima-e-rischi-sanzioni", field: "importo" },
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.2",
    formula: "Sanzioni ambientali: al massimo 0,2 volte il fatturato dell'anagrafica",
    message:
      "Le sanzioni superano un quinto del fatturato scritto in anagrafica. Controlla che gli importi siano in euro; se sono giusti, spiega in una riga.",
  },
  {
    id: "env-sanzioni-e-importo",
    question: "v3-env-clima-e-rischi-sanzioni",
    left: { question: "v3-env-clima-e-rischi-sanzioni", field: "importo" },
    relation: "between",
    right: { question: "v3-env-clima-e-rischi-sanzioni", field: "numero" },
    low: "1",
    high: "10000000",
    formula: "Importo delle sanzioni ambientali: tra 1 e 10.000.000 euro per ogni sanzione",
    message:
      "Numero e importo delle sanzioni non tornano insieme: uno dei due è zero, o l'importo è molto alto. Controlla i due dati; se una condanna non ha una somma da pagare, scrivilo in una riga.",
  },
];
