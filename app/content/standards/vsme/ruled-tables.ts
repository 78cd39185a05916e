import type { Table, TableColumn } from "~/domain/vsme/datum";
import type { FactType } from "~/domain/vsme/fact";
import { nameAndSymbol, substanceKey } from "~/domain/vsme/substances";
import { figure, TRUTH, WORDS } from "./build";
import { pollutants } from "./pollutants";
import { sites } from "./sites";
import { wasteMembers } from "./wastes";

const column = (
  name: string,
  label: string,
  type: FactType,
  cell: string,
  period: TableColumn["period"] = "duration",
): TableColumn => ({ name, concept: name, label, type, period, read: { kind: "ruled", cell } });

const numbered = (row: string, size: number) =>
  Array.from({ length: size }, (_, index) => `${row}${index + 1}`);

const memberOf = (name: string) => `vsme:${name}Member`;

/** A symbol alone names its substance: "NH3"; words in brackets do not: "total C". */
const SYMBOL = /^[A-Z][A-Za-z0-9]*$/;

/** What companies may write, by the member it means. */
const substances = pollutants.flatMap(({ member, template, name, also }) =>
  [template, name, ...also].flatMap((written) => {
    const parts = nameAndSymbol(written);
    const symbols = parts && SYMBOL.test(parts.symbol) ? [parts.symbol] : [];
    const names = [written, ...(parts ? [parts.name] : []), ...symbols];
    return names.map((one) => [substanceKey(one), memberOf(member)] as const);
  }),
);

/** The data that are lists of other rows than the question has. */
export const ruledTables: Table[] = [
  {
    name: "AmountOfEmissionsTable",
    axis: { kind: "listed", name: "TypeOfPollutantAxis" },
    disclosure: "B4",
    module: "basic",
    point: "B4 §32",
    label: "Inquinanti emessi nell'anno",
    need: "applicable",
    question: "v3-env-emissioni-inquinanti-quantita",
    rows: numbered("inquinante", 8),
    by: {
      kind: "pollutants",
      members: Object.fromEntries(substances),
      names: Object.fromEntries(pollutants.map(({ member, name }) => [memberOf(member), name])),
    },
    columns: [
      column("AmountOfEmissionToAir", "Nell'aria", figure("kg"), "air"),
      column("AmountOfEmissionToWater", "Nell'acqua", figure("kg"), "water"),
      column("AmountOfEmissionToSoil", "Nel suolo", figure("kg"), "soil"),
    ],
  },
  {
    name: "SitesInBiodiversitySensitiveAreasTable",
    axis: { kind: "numbered", name: "IdentifierOfSiteTypedAxis" },
    disclosure: "B5",
    module: "basic",
    point: "B5 §33",
    label: "Siti in aree importanti per la natura, o vicini",
    need: "applicable",
    question: "v3-env-suolo-e-biodiversita-siti-elenco",
    rows: numbered("sito", 5),
    by: {
      kind: "nature_sites",
      list: sites,
      opener: { question: "v3-env-suolo-e-biodiversita-siti", choice: "presenti" },
    },
    columns: [
      column("AddressOfSite", "Indirizzo", WORDS, "street", "instant"),
      column("PostalCodeOfSite", "CAP", WORDS, "postcode", "instant"),
      column("CityOfSite", "Città", WORDS, "city", "instant"),
      column("AreaOfSiteInBiodiversitySensitiveArea", "Superficie", figure("sqm"), "area"),
      column("SiteLocatedInABiodiversitySensitiveArea", "Dentro l'area", TRUTH, "inside"),
      column("SiteLocatedNearABiodiversitySensitiveArea", "Vicino all'area", TRUTH, "near"),
    ],
  },
  {
    name: "WasteGeneratedTable",
    axis: { kind: "listed", name: "TypeOfWasteAxis" },
    disclosure: "B7",
    module: "basic",
    point: "B7 §38(a)",
    label: "Rifiuti per codice, e che cosa ne è stato",
    need: "always",
    question: "v3-env-rifiuti-e-materiali-codici",
    rows: numbered("rifiuto", 10),
    by: {
      kind: "wastes",
      members: wasteMembers,
      totals: { question: "v3-env-rifiuti-e-materiali-quantita", all: "totale", hazardous: "pericolosi" },
    },
    columns: [
      column("WasteDivertedToRecycleOrReuseMass", "Riciclo o riuso", figure("t"), "recovered"),
      column("WasteDirectedToDisposalMass", "Smaltimento", figure("t"), "disposed"),
      column("TotalWasteRecycledReusedAndDirectedToDisposalMass", "In tutto", figure("t"), "total"),
    ],
  },
];
