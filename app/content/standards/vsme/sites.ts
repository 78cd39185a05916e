import type { Table } from "~/domain/vsme/datum";
import { WORDS } from "./build";

const SITES = "v3-gov-identita-e-sedi-sedi";
const PLACES = "v3-gov-identita-e-sedi-posizione";

const words = { type: WORDS, period: "instant" } as const;

/** The list of sites, by whose numbers other tables name them. */
export const sites: Table = {
  name: "ListOfSitesTable",
  axis: { kind: "numbered", name: "IdentifierOfSiteTypedAxis" },
  disclosure: "B1",
  module: "basic",
  point: "B1 §24(e)(vii)",
  label: "Sedi",
  need: "always",
  question: SITES,
  rows: ["1", "2", "3", "4", "5"].map((number) => `sede${number}`),
  columns: [
    {
      ...words,
      name: "AddressOfSite",
      concept: "AddressOfSite",
      label: "Indirizzo",
      read: { kind: "addressPart", question: SITES, column: "indirizzo", part: "street" },
    },
    {
      ...words,
      name: "PostalCodeOfSite",
      concept: "PostalCodeOfSite",
      label: "CAP",
      read: { kind: "addressPart", question: SITES, column: "indirizzo", part: "postcode" },
    },
    {
      ...words,
      name: "CityOfSite",
      concept: "CityOfSite",
      label: "Città",
      read: { kind: "addressPart", question: SITES, column: "indirizzo", part: "city" },
    },
    {
      name: "CountryOfSite",
      concept: "CountryOfSite",
      label: "Paese",
      type: { kind: "member" },
      period: "instant",
      read: { kind: "country", question: PLACES, column: "paese" },
    },
    {
      ...words,
      name: "GPSLocationOfSite",
      concept: "GPSLocationOfSite",
      label: "Coordinate",
      read: { kind: "coordinates", question: PLACES, columns: ["latitudine", "longitudine"] },
    },
  ],
};
