import { ABILITATA_SERVIZI } from "./abilitata-servizi";
import { AZIENDA_ABILITATA } from "./azienda-abilitata";
import { AZIENDA_DEMO } from "./azienda-demo";
import { COLLEAGUES } from "./azienda-demo/colleagues";
import { SHARED } from "./azienda-demo/shares";
import { ASKED } from "./azienda-demo/tasks";
import { ADMIN } from "./azienda-demo/people";
import { COLLEAGUES as MANY } from "./azienda-grande";
import type { DemoCompany } from "./demo-company";
import { EDILIZIA_RIVA } from "./edilizia-riva";
import { SARTORIA_CONTI } from "./sartoria-conti";
import { UNDER_VERIFICATION } from "./under-verification";

const GROUP = "Gruppo Abilitata";

export const DEMO_COMPANIES: DemoCompany[] = [
  {
    id: "00000000-0000-4000-8000-000000000001",
    businessName: "Azienda Demo S.r.l.",
    partitaIva: "09999010177",
    signedUpDaysAgo: 960,
    people: [
      {
        id: "00000000-0000-4000-8000-000000000011",
        email: "admin@azienda-demo.example",
        name: "Chiara",
        surname: "Ferrari",
        role: "administrator",
      },
      {
        id: "00000000-0000-4000-8000-000000000012",
        email: "redazione@azienda-demo.example",
        name: "Davide",
        surname: "Bianchi",
        role: "write",
      },
      {
        id: "00000000-0000-4000-8000-000000000013",
        email: "lettura@azienda-demo.example",
        name: "Marta",
        surname: "Colombo",
        role: "read",
      },
    ],
    colleagues: COLLEAGUES,
    asked: ASKED,
    shares: SHARED,
    registry: {
      fiscalCode: "09999010177",
      // No office that issues these codes begins them with 9999.
      nationalIdType: "lei",
      nationalId: "9999005DEMO2025ESG38",
      address: "Via dell'Artigianato 12",
      city: "Lumezzane",
      province: "BS",
      link: "https://azienda-demo.example",
      description:
        "Officina meccanica di precisione: torniture, fresature e piccoli assemblaggi per conto terzi.",
      annualTurnover: "6420000",
      workforce: "40",
      numberOfEmployees: "38",
      sector: "25",
      action: "25.53",
      contacts: [
        {
          role: "top-management-role",
          name: "Chiara",
          surname: "Ferrari",
          email: "admin@azienda-demo.example",
          phone: null,
        },
        {
          role: "sustainability-ref-role",
          name: "Davide",
          surname: "Bianchi",
          email: "redazione@azienda-demo.example",
          phone: null,
        },
      ],
      workingStates: ["IT", "DE"],
    },
    years: AZIENDA_DEMO,
    files: {
      logoId: "00000000-0000-4000-8000-0000000000b1",
      documentId: "00000000-0000-4000-8000-0000000000b2",
      email: ADMIN,
    },
    certificates: [
      {
        id: "00000000-0000-4000-8000-0000000000a1",
        name: "UNI EN ISO 9001:2015, gestione per la qualità",
        standard: "iso-9001",
        issuer: "Ente Demo di Verifica",
        issuedDaysAgo: 410,
        expiresInDays: 685,
        email: ADMIN,
      },
      {
        id: "00000000-0000-4000-8000-0000000000a2",
        // Expired before the end of the fiscal year, on whatever day the demo is loaded: the answers do not name it.
        name: "UNI ISO 45001:2018, salute e sicurezza",
        standard: "iso-45001",
        issuer: "Certificazioni Dimostrative S.r.l.",
        issuedDaysAgo: 1500,
        expiresInDays: -405,
        email: ADMIN,
      },
      {
        id: "00000000-0000-4000-8000-0000000000a3",
        name: "Attestato di energia da fonti rinnovabili",
        standard: "other",
        issuer: "Fornitura Dimostrativa S.p.A.",
        issuedDaysAgo: 120,
        expiresInDays: null,
        email: ADMIN,
      },
    ],
    // Older than the two years that questions compare: they show the register and propose nothing.
    registerRows: [
      {
        id: "00000000-0000-4000-8000-0000000000c1",
        register: "figures",
        values: { year: "2021", energy: "2310", revenue: "3900000", accidents: "3", hours: "58000" },
        email: ADMIN,
      },
      {
        id: "00000000-0000-4000-8000-0000000000c2",
        register: "figures",
        values: { year: "2022", energy: "2275.5", revenue: "4100000", accidents: "2", hours: "59500" },
        email: ADMIN,
      },
    ],
  },
  {
    id: "00000000-0000-4000-8000-000000000002",
    businessName: "Azienda Nuova S.r.l.",
    partitaIva: "09999020176",
    signedUpDaysAgo: 1,
    people: [
      {
        id: "00000000-0000-4000-8000-000000000021",
        email: "admin@azienda-nuova.example",
        name: "Paolo",
        surname: "Greco",
        role: "administrator",
      },
    ],
  },
  {
    id: "00000000-0000-4000-8000-000000000003",
    businessName: "Azienda Abilitata S.p.A.",
    partitaIva: "09999030175",
    signedUpDaysAgo: 60,
    enabledDaysAgo: 20,
    controlChain: GROUP,
    people: [
      {
        id: "00000000-0000-4000-8000-000000000031",
        email: "admin@azienda-abilitata.example",
        name: "Elena",
        surname: "Marino",
        role: "administrator",
      },
      {
        id: "00000000-0000-4000-8000-000000000032",
        email: "profili@azienda-abilitata.example",
        name: "Sara",
        surname: "Fontana",
        role: "read",
        profiles: { supplier: "read", association: "write", bank: "read" },
      },
      {
        id: "00000000-0000-4000-8000-000000000033",
        email: "banca@azienda-abilitata.example",
        name: "Franco",
        surname: "Serra",
        role: "read",
        profiles: { bank: "read" },
      },
      {
        id: "00000000-0000-4000-8000-000000000034",
        email: "senza-profilo@azienda-abilitata.example",
        name: "Nadia",
        surname: "Testa",
        role: "read",
        profiles: {},
      },
    ],
    profiles: [
      { profile: "association", years: null },
      { profile: "bank", years: [] },
    ],
    registry: {
      fiscalCode: "09999030175",
      address: "Corso Magenta 8",
      city: "Brescia",
      province: "BS",
      link: "https://azienda-abilitata.example",
      description: "Sviluppo di programmi gestionali per piccole e medie imprese.",
      annualTurnover: "8900000",
      workforce: "66",
      numberOfEmployees: "64",
      sector: "62",
      action: "62.10",
      workingStates: ["IT"],
    },
    years: AZIENDA_ABILITATA,
  },
  {
    id: "00000000-0000-4000-8000-000000000004",
    businessName: "Ente Demo di Verifica",
    partitaIva: "09999040174",
    signedUpDaysAgo: 90,
    people: [
      {
        id: "00000000-0000-4000-8000-000000000041",
        email: "verifica@ente-demo.example",
        name: "Laura",
        surname: "Rinaldi",
        role: "verifier",
      },
      {
        id: "00000000-0000-4000-8000-000000000042",
        email: "fornitore@ente-demo.example",
        name: "Sara",
        surname: "Fontana",
        role: "provider",
      },
    ],
  },
  {
    id: "00000000-0000-4000-8000-000000000005",
    businessName: "Abilitata Servizi S.r.l.",
    partitaIva: "09999050173",
    signedUpDaysAgo: 75,
    enabledDaysAgo: 50,
    controlChain: GROUP,
    grantees: ["00000000-0000-4000-8000-000000000003"],
    people: [
      {
        id: "00000000-0000-4000-8000-000000000051",
        email: "admin@abilitata-servizi.example",
        name: "Giulio",
        surname: "Conti",
        role: "administrator",
      },
    ],
    registry: {
      fiscalCode: "09999050173",
      address: "Via Orzinuovi 40",
      city: "Brescia",
      province: "BS",
      link: "https://abilitata-servizi.example",
      description: "Pulizie, manutenzione e gestione di edifici per uffici, scuole e ambulatori.",
      annualTurnover: "7300000",
      workforce: "169",
      numberOfEmployees: "168",
      sector: "81",
      action: "81.21",
      workingStates: ["IT"],
    },
    years: ABILITATA_SERVIZI,
  },
  {
    id: "00000000-0000-4000-8000-000000000006",
    businessName: "Azienda Grande S.p.A.",
    partitaIva: "09999060172",
    signedUpDaysAgo: 400,
    people: [
      {
        id: "00000000-0000-4000-8000-000000000061",
        email: "admin@azienda-grande.example",
        name: "Teresa",
        surname: "Lombardi",
        role: "administrator",
      },
    ],
    colleagues: MANY,
  },
  ...UNDER_VERIFICATION,
  EDILIZIA_RIVA,
  SARTORIA_CONTI,
];
