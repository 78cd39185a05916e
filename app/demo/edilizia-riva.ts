import type { DemoYear } from "./demo-answer";
import type { DemoCompany } from "./demo-company";

export const RIVA_ADMIN = "admin@edilizia-riva.example";

const YEARS: DemoYear[] = [
  {
    fiscalYear: 2025,
    issued: { daysAgo: 12, email: RIVA_ADMIN },
    sessions: [
      {
        daysAgo: 20,
        email: RIVA_ADMIN,
        answers: [
          { guid: "v3-env-energia-classe", elements: { classe: "senza-ape" } },
          {
            guid: "v3-env-energia-consumi",
            elements: {
              "acquistata.rinnovabile": "0",
              "acquistata.non-rinnovabile": "31.5",
              "autoprodotta.rinnovabile": "0",
              "autoprodotta.non-rinnovabile": "0",
              "calore.rinnovabile": "0",
              "calore.non-rinnovabile": "0",
              "combustibili.rinnovabile": "0",
              "combustibili.non-rinnovabile": "412",
            },
          },
          { guid: "v3-env-emissioni-scope-1", elements: { emissioni: "109.2", metodo: "consulente" } },
          {
            guid: "v3-env-emissioni-scope-2",
            elements: { elettricita: "31.5", calore: "0", emissioni: "8.1" },
          },
          { guid: "v3-env-acqua-prelievo", elements: { prelievo: "380", uso: "civile" } },
          { guid: "v3-env-rifiuti-e-materiali-circolare", elements: { scarti: "on", riciclati: "on" } },
          {
            guid: "v3-env-rifiuti-e-materiali-quantita",
            elements: { totale: "640", pericolosi: "4.2", recuperati: "505" },
          },
          { guid: "v3-env-suolo-e-biodiversita-siti", elements: { value: "nessuno" } },
          { guid: "v3-env-suolo-e-biodiversita-suolo", elements: { totale: "2600", impermeabile: "2100" } },
          {
            guid: "v3-env-clima-e-rischi-sanzioni",
            elements: { numero: "0", importo: "0", condanne: "0", chiusure: "0" },
          },
          { guid: "v3-env-clima-e-rischi-assicurazione", elements: { value: "completa" } },
          {
            guid: "v3-env-clima-e-rischi-investimenti-importi",
            elements: {
              "fisico.fatti": "0",
              "fisico.decisi": "0",
              "transizione.fatti": "62000",
              "transizione.decisi": "0",
            },
          },
        ],
      },
      {
        daysAgo: 15,
        email: RIVA_ADMIN,
        answers: [
          {
            guid: "v3-soc-composizione-del-personale-contratti",
            elements: {
              "indeterminato.donne": "3",
              "indeterminato.uomini": "16",
              "indeterminato.altro": "0",
              "determinato.donne": "0",
              "determinato.uomini": "3",
              "determinato.altro": "0",
            },
          },
          {
            guid: "v3-soc-salute-e-sicurezza-dvr",
            elements: { value: "aggiornato-e-attuato" },
            document: "Documento di valutazione dei rischi",
          },
          {
            guid: "v3-soc-salute-e-sicurezza-decessi",
            elements: { numero: "1" },
            explanation:
              "A giugno un collega è caduto da un ponteggio montato da un'altra ditta. Il procedimento è in corso. Abbiamo fermato i lavori in quota per un mese, rifatto la formazione a tutti e affidato i controlli dei ponteggi a un tecnico esterno, ogni settimana.",
          },
          { guid: "v3-soc-salute-e-sicurezza-infortuni", elements: { numero: "2", ore: "37800" } },
          { guid: "v3-soc-salute-e-sicurezza-giornate-perse", elements: { giorni: "41" } },
          { guid: "v3-soc-retribuzione-e-contratti-minimo", elements: { value: "yes" } },
          { guid: "v3-soc-retribuzione-e-contratti-incidenti", elements: { nessuna: "on" } },
          {
            guid: "v3-soc-formazione-programma",
            elements: { value: "programma" },
            document: "Programma di formazione 2025",
          },
          { guid: "v3-soc-comunita-e-clienti-reclami", elements: { value: "elenco" } },
          { guid: "v3-gov-identita-e-sedi-forma-giuridica", elements: { forma: "srl" } },
          {
            guid: "v3-gov-identita-e-sedi-sedi",
            elements: {
              "sede1.indirizzo": "Via dei Cantieri 3, Rovato",
              "sede1.nace": "43.41",
              "sede1.quota": "100",
            },
          },
          {
            guid: "v3-gov-responsabilita-chi-segue",
            elements: {
              value: "incarico-scritto",
              "incarico-scritto_text": "La titolare, con il consulente della sicurezza",
            },
            document: "Incarico scritto",
          },
          {
            guid: "v3-gov-responsabilita-dati",
            elements: { registro: "on", copie: "on", aggiornamenti: "on" },
          },
          { guid: "v3-gov-legalita-condanne", elements: { value: "no" } },
          { guid: "v3-gov-legalita-regole", elements: { "codice-etico": "on", "modello-231": "on" } },
          { guid: "v3-gov-legalita-segnalazioni", elements: { value: "procedura" } },
          { guid: "v3-gov-strategia-settori", elements: { nessuna: "on" } },
          { guid: "v3-gov-catena-di-fornitura-condotta", elements: { value: "testo" } },
          { guid: "v3-gov-catena-di-fornitura-pagamenti", elements: { giorni: "52" } },
        ],
      },
    ],
  },
];

/** A building firm with 22 employees. One of them died at work: its card shows the red line and what the firm did. */
export const EDILIZIA_RIVA: DemoCompany = {
  id: "00000000-0000-4000-8000-000000000009",
  businessName: "Edilizia Riva S.r.l.",
  partitaIva: "09999100176",
  signedUpDaysAgo: 45,
  people: [
    {
      id: "00000000-0000-4000-8000-000000000091",
      email: RIVA_ADMIN,
      name: "Marta",
      surname: "Riva",
      role: "administrator",
    },
  ],
  registry: {
    fiscalCode: "09999100176",
    address: "Via dei Cantieri 3",
    city: "Rovato",
    province: "BS",
    description: "Ristrutturazioni, tetti e facciate.",
    annualTurnover: "3400000",
    workforce: "24",
    numberOfEmployees: "22",
    sector: "43",
    action: "43.41",
    workingStates: ["IT"],
  },
  years: YEARS,
};
