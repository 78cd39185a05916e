import type { DemoYear } from "./demo-answer";

const ADMIN = "admin@azienda-abilitata.example";

/** A software house with 64 employees: it declared its first card itself and has been enabled since. */
export const AZIENDA_ABILITATA: DemoYear[] = [
  {
    fiscalYear: 2025,
    issued: { daysAgo: 26, email: ADMIN },
    positions: [
      {
        id: "00000000-0000-4000-8000-0000000000b1",
        daysAgo: 14,
        email: ADMIN,
        name: "Prima dei dati sul personale",
      },
    ],
    sessions: [
      {
        daysAgo: 35,
        email: ADMIN,
        answers: [
          {
            guid: "v3-env-energia-consumi",
            elements: {
              "acquistata.rinnovabile": "141",
              "acquistata.non-rinnovabile": "0",
              "autoprodotta.rinnovabile": "0",
              "autoprodotta.non-rinnovabile": "0",
              "calore.rinnovabile": "0",
              "calore.non-rinnovabile": "0",
              "combustibili.rinnovabile": "0",
              "combustibili.non-rinnovabile": "58.2",
            },
          },
          { guid: "v3-env-energia-impianti", elements: { potenza: "0" } },
          { guid: "v3-env-energia-classe", elements: { classe: "b" } },
          { guid: "v3-env-emissioni-scope-1", elements: { emissioni: "11.8", metodo: "calcolo" } },
          {
            guid: "v3-env-emissioni-scope-2",
            elements: { elettricita: "141", calore: "0", emissioni: "36.2" },
          },
          { guid: "v3-env-acqua-prelievo", elements: { prelievo: "720", uso: "civile" } },
          { guid: "v3-env-suolo-e-biodiversita-siti", elements: { value: "nessuno" } },
          {
            guid: "v3-env-suolo-e-biodiversita-suolo",
            elements: { totale: "640", impermeabile: "640" },
          },
        ],
      },
      {
        daysAgo: 9,
        email: ADMIN,
        answers: [
          { guid: "v3-soc-composizione-del-personale-metodo", elements: { value: "persone-media" } },
          {
            guid: "v3-soc-composizione-del-personale-contratti",
            elements: {
              "indeterminato.donne": "25.5",
              "indeterminato.uomini": "34",
              "indeterminato.altro": "0.5",
              "determinato.donne": "2",
              "determinato.uomini": "2",
              "determinato.altro": "0",
            },
          },
          {
            guid: "v3-soc-composizione-del-personale-uscite",
            elements: { uscite: "6", inizio: "61", fine: "64" },
          },
          {
            guid: "v3-soc-salute-e-sicurezza-dvr",
            elements: { value: "aggiornato-e-attuato" },
            document: "Documento di valutazione dei rischi",
          },
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
          {
            guid: "v3-soc-retribuzione-e-contratti-benessere",
            elements: { "lavoro-agile": "on", "orario-flessibile": "on", welfare: "on" },
          },
          { guid: "v3-gov-legalita-condanne", elements: { value: "no" } },
          { guid: "v3-gov-legalita-regole", elements: { "codice-etico": "on", "modello-231": "on" } },
          { guid: "v3-gov-legalita-segnalazioni", elements: { value: "procedura-e-avviso" } },
          { guid: "v3-gov-strategia-programmi", elements: { value: "scritto" } },
          { guid: "v3-gov-strategia-settori", elements: { nessuna: "on" } },
        ],
      },
    ],
  },
];
