import { questionsThen } from "./abilitata-servizi/older-questions";
import type { DemoYear } from "./demo-answer";

const ADMIN = "admin@abilitata-servizi.example";

/**
 * A cleaning firm with 168 employees: its card was verified, and two of the answered questions have changed since, one
 * revised and the other withdrawn.
 */
export const ABILITATA_SERVIZI: DemoYear[] = [
  {
    fiscalYear: 2025,
    askedThen: questionsThen,
    verified: {
      level: 2,
      openedDaysAgo: 42,
      daysAgo: 33,
      email: ADMIN,
      verifier: { email: "verifica@ente-demo.example", body: "Ente Demo di Verifica" },
    },
    sessions: [
      {
        daysAgo: 47,
        email: ADMIN,
        answers: [
          {
            guid: "v3-env-energia-consumi",
            elements: {
              "acquistata.rinnovabile": "18.4",
              "acquistata.non-rinnovabile": "46.1",
              "autoprodotta.rinnovabile": "0",
              "autoprodotta.non-rinnovabile": "0",
              "calore.rinnovabile": "0",
              "calore.non-rinnovabile": "0",
              "combustibili.rinnovabile": "0",
              "combustibili.non-rinnovabile": "312",
            },
          },
          { guid: "v3-env-energia-impianti", elements: { potenza: "0" } },
          { guid: "v3-env-emissioni-scope-1", elements: { emissioni: "79.3", metodo: "calcolo" } },
          {
            guid: "v3-env-emissioni-scope-2",
            elements: { elettricita: "64.5", calore: "0", emissioni: "16.6" },
          },
          { guid: "v3-env-acqua-prelievo", elements: { prelievo: "540", uso: "civile" } },
          { guid: "v3-env-energia-furgoni", elements: { furgoni: "41", elettrici: "6" } },
          { guid: "v3-soc-composizione-del-personale-metodo", elements: { value: "persone-fine-anno" } },
          {
            guid: "v3-soc-composizione-del-personale-contratti",
            elements: {
              "indeterminato.donne": "97",
              "indeterminato.uomini": "44",
              "indeterminato.altro": "0",
              "determinato.donne": "19",
              "determinato.uomini": "8",
              "determinato.altro": "0",
            },
          },
        ],
      },
      {
        daysAgo: 44,
        email: ADMIN,
        answers: [
          {
            guid: "v3-soc-salute-e-sicurezza-dvr",
            elements: { value: "aggiornato" },
            document: "Documento di valutazione dei rischi",
          },
          { guid: "v3-soc-salute-e-sicurezza-infortuni", elements: { numero: "1", ore: "231400" } },
          {
            guid: "v3-soc-retribuzione-e-contratti-minimo",
            elements: { value: "yes" },
            document: "Dichiarazione del consulente del lavoro",
          },
          {
            guid: "v3-soc-retribuzione-e-contratti-ccnl",
            elements: { quota: "100" },
            document: "Una busta paga per contratto, senza nomi",
          },
          { guid: "v3-soc-retribuzione-e-contratti-divario", elements: { divario: "7.4" } },
          { guid: "v3-soc-retribuzione-e-contratti-incidenti", elements: { nessuna: "on" } },
          { guid: "v3-gov-legalita-condanne", elements: { value: "no" } },
          { guid: "v3-gov-legalita-regole", elements: { "codice-etico": "on", "modello-231": "on" } },
          { guid: "v3-gov-legalita-segnalazioni", elements: { value: "procedura" } },
        ],
      },
      {
        daysAgo: 6,
        email: ADMIN,
        answers: [
          {
            guid: "v3-soc-formazione-ore",
            elements: {
              "sicurezza.donne": "512",
              "sicurezza.uomini": "244",
              "sicurezza.altro": "0",
              "altra.donne": "96",
              "altra.uomini": "60",
              "altra.altro": "0",
            },
          },
          { guid: "v3-soc-comunita-e-clienti-reclami", elements: { value: "elenco" } },
        ],
      },
    ],
  },
];
