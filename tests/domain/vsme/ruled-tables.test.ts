import { describe, expect, test } from "vitest";
import type { Elements } from "~/domain/question/answer";
import type { ReportLine } from "~/domain/vsme/report";
import { linesOf } from "../../platform/vsme/company";

const CODES = "v3-env-rifiuti-e-materiali-codici";
const TOTALS = "v3-env-rifiuti-e-materiali-quantita";
const POLLUTANTS = "v3-env-emissioni-inquinanti-quantita";
const NATURE = "v3-env-suolo-e-biodiversita-siti-elenco";
const SITES = "v3-gov-identita-e-sedi-sedi";

const row = (name: string, cells: Record<string, string>): Elements =>
  Object.fromEntries(Object.entries(cells).map(([column, value]) => [`${name}.${column}`, value]));
const waste = (name: string, codice: string, quantita: string, destinazione = "recupero") =>
  row(name, { codice, quantita, destinazione });

function lineOf(name: string, answers: Record<string, Elements>): ReportLine {
  const line = linesOf(answers).find(({ of }) => of.name === name);
  if (!line) throw new Error(`There is no line ${name}`);
  return line;
}

const told = ({ facts }: ReportLine) =>
  facts.map(({ name, value, member, row: at }) => [name, member?.of.slice(0, 14) ?? at?.number, value]);

describe("waste by code", () => {
  const line = (codes: Elements, totals: Elements = {}) =>
    lineOf("WasteGeneratedTable", { [CODES]: codes, [TOTALS]: totals });

  test("adds up the rows of a code, and says what became of it", () => {
    const codes = {
      ...waste("rifiuto1", "15 01 01", "0.1"),
      ...waste("rifiuto2", "150101", "0.2"),
      ...waste("rifiuto5", "15 01 01", "3", "smaltimento"),
    };
    expect(told(line(codes, { totale: "3.3", pericolosi: "0" }))).toEqual([
      ["WasteDivertedToRecycleOrReuseMass", "waste:W-150101", "0.3"],
      ["WasteDirectedToDisposalMass", "waste:W-150101", "3"],
      ["TotalWasteRecycledReusedAndDirectedToDisposalMass", "waste:W-150101", "3.3"],
    ]);
  });

  test.each<[string, Elements, Elements, string]>([
    [
      "the rows are less than the total",
      waste("rifiuto1", "15 01 01", "3"),
      { totale: "3.1", pericolosi: "0" },
      "waste_sums",
    ],
    [
      "the hazardous ones are others than declared",
      waste("rifiuto1", "16 08 06*", "3"),
      { totale: "3", pericolosi: "1" },
      "waste_sums",
    ],
    ["a code is none", waste("rifiuto1", "15 01 99", "3"), {}, "unknown_waste"],
    ["an asterisk is none of the list", waste("rifiuto1", "15 01 01*", "3"), {}, "unknown_waste"],
    ["an amount is missing", row("rifiuto1", { codice: "15 01 01" }), {}, "incomplete_rows"],
  ])("is not told at all where %s", (_, codes, totals, gap) => {
    expect(line(codes, totals)).toMatchObject({ state: "missing", gap, facts: [] });
  });

  test("is missing without a reason where nothing is answered, and told where no total is declared", () => {
    expect(line({})).toMatchObject({ state: "missing", gap: null });
    expect(line(waste("rifiuto1", "15 01 01", "3")).state).toBe("answered");
  });
});

describe("pollutants", () => {
  const line = (answers: Elements) => lineOf("AmountOfEmissionsTable", { [POLLUTANTS]: answers });

  test("are told by substance and medium, with zero where it is written", () => {
    const answers = {
      ...row("inquinante1", { nome: "NOx", aria: "10", suolo: "0" }),
      ...row("inquinante2", { nome: "ossidi di azoto", aria: "2.5" }),
    };
    expect(line(answers).facts.map(({ name, value }) => [name, value])).toEqual([
      ["AmountOfEmissionToAir", "12.5"],
      ["AmountOfEmissionToSoil", "0"],
    ]);
  });

  test.each<[string, Elements, string]>([
    ["one is not in the list", row("inquinante1", { nome: "odori", aria: "1" }), "unknown_pollutant"],
    ["one has no amount", row("inquinante1", { nome: "NOx" }), "incomplete_rows"],
    ["one has no name", row("inquinante1", { aria: "1" }), "incomplete_rows"],
  ])("are not told at all where %s", (_, more, gap) => {
    const answers = { ...row("inquinante3", { nome: "piombo", acqua: "4" }), ...more };
    expect(line(answers)).toMatchObject({ state: "missing", gap, facts: [] });
  });
});

describe("sites in areas that matter for nature", () => {
  const site = (name: string, luogo: string, posizione = "dentro") =>
    row(name, { luogo, posizione, superficie: "20" });
  const line = (nature: Elements, sites: Elements = {}) =>
    lineOf("SitesInBiodiversitySensitiveAreasTable", { [NATURE]: nature, [SITES]: sites });
  const numbers = (of: ReportLine) => [...new Set(of.facts.map(({ row: at }) => at?.number))];

  test("have the number of the list of sites, by its address however it is typed", () => {
    const sites = {
      "sede2.indirizzo": "Via Po 1, 10123 Torino",
      "sede4.indirizzo": "Via Roma 2, 24121 Bergamo",
    };
    const found = line(site("sito1", "via  roma 2,  24121 BERGAMO", "confine"), sites);
    expect(told(found)).toEqual([
      ["AreaOfSiteInBiodiversitySensitiveArea", 2, "20"],
      ["SiteLocatedInABiodiversitySensitiveArea", 2, "false"],
      ["SiteLocatedNearABiodiversitySensitiveArea", 2, "true"],
    ]);
  });

  test("that are not in the list stand behind it with their address, each with a number of its own", () => {
    const sites = { "sede1.indirizzo": "Via Po 1, 10123 Torino" };
    const nature = { ...site("sito1", "Via Po 1, 10123 Torino"), ...site("sito2", "Via Po 1, 10123 Torino") };
    const found = line({ ...nature, ...site("sito3", "Foglio 3") }, sites);
    expect(numbers(found)).toEqual([1, 6, 7]);
    expect(found.facts.filter(({ name }) => name === "AddressOfSite").map(({ value }) => value)).toEqual([
      "Via Po 1",
      "Foglio 3",
    ]);
  });

  test("are not told at all where one has no area", () => {
    const nature = { ...site("sito1", "Foglio 3"), "sito2.luogo": "Foglio 4" };
    expect(line(nature)).toMatchObject({ state: "missing", gap: "incomplete_rows", facts: [] });
  });
});
