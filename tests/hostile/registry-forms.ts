import { urls } from "~/web/urls";
import type { Filling } from "../pages/form";
import { signedIn } from "../pages/sign-in";
import type { TestServer } from "../server";
import { inStoreOf } from "../store-of";
import type { KnownForm } from "./forms";
import { formAt, type Openers } from "./open-form";

const SECTIONS: Record<string, Filling> = {
  identity: { city: "Como" },
  essential: { workforce: "23", numberOfEmployees: "22" },
  contacts: {
    "supply-chain-role.name": "Dino",
    "supply-chain-role.surname": "Galli",
    "supply-chain-role.email": "dino.galli@officina.example",
  },
  other: { description: "Lavorazioni meccaniche di precisione." },
};

export const REGISTRY_FORM_NAMES = [
  ...["registry data", "economic data", "general info"].map((name) => `quick start, ${name}`),
  "first score, company",
  ...Object.keys(SECTIONS).map((name) => `registry, ${name}`),
];

/** The forms of the quick start and of the registry. */
export const registryForms = (server: TestServer, { own }: Openers): KnownForm[] => [
  {
    name: "quick start, registry data",
    open: own(urls.quickStart("registry")),
    filling: { city: "Varese", province: "VA" },
  },
  {
    name: "quick start, economic data",
    open: own(urls.quickStart("economic")),
    filling: { annualTurnover: "3.100.000", workforce: "22", numberOfEmployees: "21" },
  },
  {
    name: "quick start, general info",
    open: own(urls.quickStart("general")),
    filling: { link: "https://www.officina-varese.example" },
  },
  {
    name: "first score, company",
    open: async () => formAt(await signedIn(server, "admin@azienda-nuova.example"), urls.firstScoreCompany()),
    filling: { sector: "31", workforce: "7", numberOfEmployees: "6", annualTurnover: "820.000" },
  },
  ...Object.entries(SECTIONS).map(([section, filling]) => ({
    name: `registry, ${section}`,
    open: own(urls.registrySection(section), { within: `#${section}` }),
    filling,
  })),
];

export const YEAR_FORM_NAMES = ["next fiscal year"];

/** The form that opens the next year, of a company that no other form needs. */
export const yearForms = (server: TestServer): KnownForm[] => [
  {
    name: "next fiscal year",
    open: async () => {
      await setBack(server, "Ente Demo di Verifica");
      const browser = await signedIn(server, "verifica@ente-demo.example");
      return formAt(browser, urls.registry(), { button: "Apri il 2025" });
    },
    filling: { understood: true },
  },
];

/** Makes this a company that has not opened the last closed year yet. */
const setBack = (server: TestServer, businessName: string): Promise<unknown> =>
  inStoreOf(server, (db) =>
    db.updateTable("company").set({ fiscal_year: 2024 }).where("business_name", "=", businessName).execute(),
  );
