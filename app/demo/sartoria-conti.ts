import type { DemoYear } from "./demo-answer";
import type { DemoCompany } from "./demo-company";

export const CONTI_ADMIN = "laura@sartoria-conti.example";

const YEARS: DemoYear[] = [
  {
    fiscalYear: 2025,
    issued: { daysAgo: 6, email: CONTI_ADMIN },
    sessions: [
      {
        daysAgo: 8,
        email: CONTI_ADMIN,
        answers: [
          { guid: "v3-env-energia-classe", elements: { classe: "d" }, document: "APE del laboratorio" },
          {
            guid: "v3-env-energia-consumi",
            elements: {
              "acquistata.rinnovabile": "2.9",
              "acquistata.non-rinnovabile": "0",
              "autoprodotta.rinnovabile": "0",
              "autoprodotta.non-rinnovabile": "0",
              "calore.rinnovabile": "0",
              "calore.non-rinnovabile": "0",
              "combustibili.rinnovabile": "0",
              "combustibili.non-rinnovabile": "4.1",
            },
          },
          { guid: "v3-env-emissioni-scope-1", elements: { emissioni: "0.8", metodo: "stima" } },
          {
            guid: "v3-env-emissioni-scope-2",
            elements: { elettricita: "2.9", calore: "0", emissioni: "0.7" },
          },
          { guid: "v3-env-acqua-prelievo", elements: { prelievo: "38", uso: "civile" } },
          { guid: "v3-env-rifiuti-e-materiali-circolare", elements: { scarti: "on", riparazione: "on" } },
          {
            guid: "v3-env-rifiuti-e-materiali-quantita",
            notApplicableReason: "Usa soltanto la raccolta del Comune, che non pesa i rifiuti",
          },
          { guid: "v3-env-suolo-e-biodiversita-siti", elements: { value: "nessuno" } },
          { guid: "v3-env-suolo-e-biodiversita-suolo", elements: { totale: "55", impermeabile: "55" } },
          {
            guid: "v3-env-clima-e-rischi-sanzioni",
            elements: { numero: "0", importo: "0", condanne: "0", chiusure: "0" },
          },
          { guid: "v3-env-clima-e-rischi-assicurazione", elements: { value: "parziale" } },
          {
            guid: "v3-env-clima-e-rischi-investimenti-importi",
            elements: {
              "fisico.fatti": "0",
              "fisico.decisi": "0",
              "transizione.fatti": "900",
              "transizione.decisi": "0",
            },
          },
          { guid: "v3-soc-formazione-programma", elements: { value: "scadenzario" } },
          { guid: "v3-soc-comunita-e-clienti-reclami", elements: { value: "per-iscritto" } },
          { guid: "v3-gov-identita-e-sedi-forma-giuridica", elements: { forma: "impresa-individuale" } },
          {
            guid: "v3-gov-identita-e-sedi-sedi",
            elements: {
              "sede1.indirizzo": "Vicolo del Filo 2, Salò",
              "sede1.nace": "95.29",
              "sede1.quota": "100",
            },
          },
          { guid: "v3-gov-responsabilita-chi-segue", elements: { value: "senza-incarico" } },
          { guid: "v3-gov-responsabilita-dati", elements: { copie: "on", aggiornamenti: "on" } },
          { guid: "v3-gov-legalita-condanne", elements: { value: "no" } },
          { guid: "v3-gov-legalita-regole", elements: { nessuna: "on" } },
          { guid: "v3-gov-strategia-settori", elements: { nessuna: "on" } },
          { guid: "v3-gov-catena-di-fornitura-condotta", elements: { value: "a-voce" } },
          { guid: "v3-gov-catena-di-fornitura-pagamenti", elements: { giorni: "15" } },
        ],
      },
    ],
  },
];

/** A sole trader without employees: what concerns employees does not apply, and is not asked. */
export const SARTORIA_CONTI: DemoCompany = {
  id: "00000000-0000-4000-8000-00000000000a",
  businessName: "Sartoria Conti di Laura Conti",
  partitaIva: "09999110175",
  signedUpDaysAgo: 10,
  people: [
    {
      id: "00000000-0000-4000-8000-0000000000a9",
      email: CONTI_ADMIN,
      name: "Laura",
      surname: "Conti",
      role: "administrator",
    },
  ],
  registry: {
    address: "Vicolo del Filo 2",
    city: "Salò",
    province: "BS",
    description: "Riparazioni e modifiche di abiti su misura.",
    annualTurnover: "48000",
    workforce: "1",
    numberOfEmployees: "0",
    sector: "95",
    action: "95.29",
    workingStates: ["IT"],
  },
  years: YEARS,
};
