import type { DemoCompany } from "./demo-company";
import { DEEP_CASE_ADMIN, NEW_CASE_ADMIN, SERVIZI_IN_VERIFICA, SOFTWARE_IN_VERIFICA } from "./in-verifica";

/** Companies whose cards the demo's verifier has before them. */
export const UNDER_VERIFICATION: DemoCompany[] = [
  {
    id: "00000000-0000-4000-8000-000000000007",
    businessName: "Software in Verifica S.r.l.",
    partitaIva: "09999080170",
    signedUpDaysAgo: 60,
    enabledDaysAgo: 20,
    people: [
      {
        id: "00000000-0000-4000-8000-000000000071",
        email: NEW_CASE_ADMIN,
        name: "Marco",
        surname: "Villa",
        role: "administrator",
      },
    ],
    registry: {
      fiscalCode: "09999080170",
      address: "Via Solferino 21",
      city: "Bergamo",
      province: "BG",
      description: "Programmi per la gestione dei magazzini.",
      annualTurnover: "8900000",
      workforce: "66",
      numberOfEmployees: "64",
      sector: "62",
      action: "62.10",
      workingStates: ["IT"],
    },
    years: SOFTWARE_IN_VERIFICA,
  },
  {
    id: "00000000-0000-4000-8000-000000000008",
    businessName: "Servizi in Verifica S.r.l.",
    partitaIva: "09999090179",
    signedUpDaysAgo: 120,
    enabledDaysAgo: 70,
    people: [
      {
        id: "00000000-0000-4000-8000-000000000081",
        email: DEEP_CASE_ADMIN,
        name: "Sara",
        surname: "Bruni",
        role: "administrator",
      },
    ],
    registry: {
      fiscalCode: "09999090179",
      address: "Viale Europa 5",
      city: "Cremona",
      province: "CR",
      description: "Pulizie e manutenzione di uffici e scuole.",
      annualTurnover: "7300000",
      workforce: "169",
      numberOfEmployees: "168",
      sector: "81",
      action: "81.21",
      workingStates: ["IT"],
    },
    years: SERVIZI_IN_VERIFICA,
  },
];
