import type { Table } from "~/domain/vsme/datum";
import { figure, WORDS } from "./build";
import { ruledTables } from "./ruled-tables";
import { sites } from "./sites";

const FIVE = ["1", "2", "3", "4", "5"];
const SUBSIDIARIES = "v3-gov-identita-e-sedi-controllate";
const COUNTRIES = "v3-soc-composizione-del-personale-paesi";
const MATERIALS = "v3-env-rifiuti-e-materiali-quantita-materiali";

const words = { type: WORDS, period: "instant" } as const;

/** The data that are lists. */
export const tables: Table[] = [
  {
    name: "ListOfSubsidiaryTable",
    axis: { kind: "numbered", name: "IdentifierOfSubsidiaryTypedAxis" },
    disclosure: "B1",
    module: "basic",
    point: "B1 §24(d)",
    label: "Controllate comprese nel report",
    need: "applicable",
    question: SUBSIDIARIES,
    rows: FIVE.map((number) => `controllata${number}`),
    columns: [
      {
        ...words,
        name: "NameOfTheSubsidiary",
        concept: "NameOfTheSubsidiary",
        label: "Nome",
        read: { kind: "element", question: SUBSIDIARIES, column: "nome" },
      },
      {
        ...words,
        name: "RegisteredAddressOfTheSubsidiary",
        concept: "RegisteredAddressOfTheSubsidiary",
        label: "Sede legale",
        read: { kind: "element", question: SUBSIDIARIES, column: "sede" },
      },
    ],
  },
  sites,
  {
    name: "BreakdownOfAnnualMassFlowOfRelevantMaterialsUsedByTheUndertakingHypercube",
    axis: { kind: "numbered", name: "IdentifierOfMaterialTypedAxis" },
    disclosure: "B7",
    module: "basic",
    point: "B7 §38(c)",
    label: "Materiali importanti usati nell'anno",
    need: "applicable",
    question: MATERIALS,
    rows: ["metalli", "plastica", "carta", "legno", "minerali", "chimici", "agricoli", "altri"],
    columns: [
      {
        name: "NameOfMaterialUsed",
        concept: "NameOfMaterialUsed",
        label: "Materiale",
        type: WORDS,
        period: "duration",
        read: {
          kind: "rowLabel",
          question: MATERIALS,
          column: "quantita",
          labels: {
            metalli: "Metalli",
            plastica: "Plastica",
            carta: "Carta e cartone",
            legno: "Legno",
            minerali: "Minerali",
            chimici: "Prodotti chimici",
            agricoli: "Prodotti agricoli",
            altri: "Altri materiali",
          },
        },
      },
      {
        name: "WeightOfMaterialUsed",
        concept: "WeightOfMaterialUsed",
        label: "Massa",
        type: figure("t"),
        period: "duration",
        read: { kind: "element", question: MATERIALS, column: "quantita" },
      },
    ],
  },
  {
    name: "NumberOfEmployeesForCountryOfEmploymentContractTable",
    axis: {
      kind: "country",
      name: "CountryOfEmploymentContractAxis",
      question: COUNTRIES,
      column: "paese",
    },
    disclosure: "B8",
    module: "basic",
    point: "B8 §39(c)",
    label: "Dipendenti per Paese del contratto",
    need: "applicable",
    question: COUNTRIES,
    rows: [...FIVE, "6"].map((number) => `paese${number}`),
    columns: [
      {
        name: "NumberOfEmployeesForCountryOfEmploymentContract",
        concept: "NumberOfEmployeesForCountryOfEmploymentContract",
        label: "Dipendenti",
        type: figure("pure"),
        period: "instant",
        read: { kind: "element", question: COUNTRIES, column: "dipendenti" },
      },
    ],
  },
  ...ruledTables,
];
