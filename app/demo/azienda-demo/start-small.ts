import type { DemoSession } from "../demo-answer";
import { ADMIN, EDITOR } from "./people";

/**
 * Fondamentali: nearly done. Soil and training hours wait for a look at last year's answer, Scope 2 for a confirmation.
 */
export const startSmall: DemoSession[] = [
  {
    daysAgo: 40,
    email: ADMIN,
    answers: [
      {
        guid: "v3-env-energia-consumi",
        elements: {
          "acquistata.rinnovabile": "120",
          "acquistata.non-rinnovabile": "402.6",
          "autoprodotta.rinnovabile": "96.4",
          "autoprodotta.non-rinnovabile": "0",
          "calore.rinnovabile": "0",
          "calore.non-rinnovabile": "0",
          "combustibili.rinnovabile": "0",
          "combustibili.non-rinnovabile": "318.5",
        },
      },
      { guid: "v3-env-energia-impianti", elements: { potenza: "99.5" } },
      { guid: "v3-env-energia-classe", elements: { classe: "d" } },
      { guid: "v3-env-emissioni-scope-1", elements: { emissioni: "64.3", metodo: "consulente" } },
      { guid: "v3-env-emissioni-inquinanti", elements: { value: "nessun-obbligo" } },
      { guid: "v3-env-acqua-prelievo", elements: { prelievo: "1840", uso: "processi" } },
      { guid: "v3-env-acqua-consumo", elements: { consumo: "310" } },
    ],
  },
  {
    daysAgo: 31,
    email: EDITOR,
    answers: [
      {
        guid: "v3-env-rifiuti-e-materiali-quantita",
        elements: { totale: "148.2", pericolosi: "9.6", recuperati: "131.1" },
      },
      { guid: "v3-env-rifiuti-e-materiali-circolare", elements: { imballaggi: "on" } },
      { guid: "v3-env-suolo-e-biodiversita-siti", elements: { value: "nessuno" } },
      { guid: "v3-env-clima-e-rischi-politiche", elements: { energia: "on", rifiuti: "on" } },
      { guid: "v3-env-clima-e-rischi-assicurazione", elements: { value: "completa" } },
      {
        guid: "v3-env-clima-e-rischi-polizza",
        elements: {
          valore: "4600000",
          massimale: "3000000",
          franchigia: "10% con un minimo di 5.000 euro",
          scadenza: "30/06/2026",
        },
      },
      {
        guid: "v3-env-clima-e-rischi-sanzioni",
        elements: { numero: "0", importo: "0", condanne: "0", chiusure: "0" },
      },
    ],
  },
  {
    daysAgo: 22,
    email: ADMIN,
    answers: [
      { guid: "v3-soc-composizione-del-personale-metodo", elements: { value: "persone-fine-anno" } },
      {
        guid: "v3-soc-composizione-del-personale-contratti",
        elements: {
          "indeterminato.donne": "11",
          "indeterminato.uomini": "24",
          "indeterminato.altro": "0",
          "determinato.donne": "1",
          "determinato.uomini": "2",
          "determinato.altro": "0",
        },
      },
      { guid: "v3-soc-salute-e-sicurezza-dvr", elements: { value: "aggiornato" } },
      { guid: "v3-soc-salute-e-sicurezza-infortuni", elements: { numero: "1", ore: "64410", itinere: "0" } },
      { guid: "v3-soc-salute-e-sicurezza-giornate-perse", elements: { giorni: "12" } },
      { guid: "v3-soc-salute-e-sicurezza-decessi", elements: { numero: "0" } },
      { guid: "v3-soc-retribuzione-e-contratti-minimo", elements: { value: "yes" } },
      { guid: "v3-soc-retribuzione-e-contratti-ccnl", elements: { quota: "100" } },
      { guid: "v3-gov-identita-e-sedi-forma-giuridica", elements: { forma: "srl" } },
      { guid: "v3-gov-legalita-condanne", elements: { value: "no" } },
    ],
  },
  {
    daysAgo: 20,
    email: EDITOR,
    answers: [
      { guid: "v3-soc-retribuzione-e-contratti-incidenti", elements: { nessuna: "on" } },
      {
        guid: "v3-soc-retribuzione-e-contratti-benessere",
        elements: { "orario-flessibile": "on", welfare: "on" },
      },
      {
        guid: "v3-soc-comunita-e-clienti-territorio",
        elements: { sponsorizzazioni: "on", scuole: "on" },
      },
      { guid: "v3-soc-comunita-e-clienti-reclami", elements: { value: "elenco" } },
      {
        guid: "v3-gov-identita-e-sedi-sedi",
        elements: {
          "sede1.indirizzo": "Via dell'Artigianato 12, 25065 Lumezzane (BS)",
          "sede1.nace": "25.53",
          "sede1.quota": "85",
          "sede2.indirizzo": "Via Rango 4, 25065 Lumezzane (BS)",
          "sede2.nace": "25.53",
          "sede2.quota": "15",
        },
      },
      { guid: "v3-gov-identita-e-sedi-certificazioni", elements: { qualita: "on" } },
      {
        guid: "v3-gov-responsabilita-dati",
        elements: { registro: "on", copie: "on", aggiornamenti: "on" },
      },
      { guid: "v3-gov-strategia-programmi", elements: { value: "scritto" } },
      { guid: "v3-gov-strategia-settori", elements: { nessuna: "on" } },
      { guid: "v3-gov-catena-di-fornitura-condotta", elements: { value: "testo" } },
      { guid: "v3-gov-catena-di-fornitura-pagamenti", elements: { giorni: "62" } },
    ],
  },
  {
    daysAgo: 5,
    email: EDITOR,
    answers: [
      { guid: "v3-env-rifiuti-e-materiali-circolare", elements: { imballaggi: "on", scarti: "on" } },
      // Begun: the plans for the coming years are not known yet.
      {
        guid: "v3-env-clima-e-rischi-investimenti-importi",
        elements: { "fisico.fatti": "0", "transizione.fatti": "118000" },
      },
      {
        guid: "v3-gov-responsabilita-chi-segue",
        elements: {
          value: "incarico-scritto",
          "incarico-scritto_text": "Responsabile qualità, sicurezza e ambiente",
        },
      },
      { guid: "v3-gov-legalita-regole", elements: { "codice-etico": "on", formazione: "on" } },
    ],
  },
];
