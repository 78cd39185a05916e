import { describe, expect, test } from "vitest";
import { besideIssues, readRow } from "~/domain/registers/read-row";
import { MOST_ROWS, type KeptRegister, type RowValues } from "~/domain/registers/register";
import { REGISTERS } from "~/domain/registers/registers";
import { POLICY, SITE, TARGET } from "./rows";

const read = (register: KeptRegister, typed: RowValues) => readRow(REGISTERS[register], typed);
const codes = (register: KeptRegister, typed: RowValues) => {
  const reading = read(register, typed);
  return "issues" in reading ? reading.issues.map(({ path, code }) => `${path} ${code}`) : [];
};

describe("a row that is typed", () => {
  test("becomes canonical texts", () => {
    const typed = {
      ...SITE,
      ...{ name: "  Sede  di Lecco ", latitude: "45,85", longitude: "9,390", landArea: "1.200,50" },
      ...{ openedOn: "1/3/2025", closedOn: "" },
    };
    expect(read("sites", typed)).toEqual({
      values: {
        ...SITE,
        ...{ name: "Sede di Lecco", latitude: "45.85", longitude: "9.39", landArea: "1200.5" },
        ...{ openedOn: "2025-03-01" },
      },
    });
  });

  test("keeps several choices once each, in the order of the list", () => {
    const reading = read("policies", { ...POLICY, topics: "water climate water" });
    expect("values" in reading && reading.values["topics"]).toBe("climate water");
  });

  test.each<[KeptRegister, RowValues, string[]]>([
    ["sites", { ...SITE, name: " ", city: "" }, ["name mandatory_field", "city mandatory_field"]],
    ["sites", { ...SITE, name: "x".repeat(101) }, ["name too_long"]],
    ["sites", { ...SITE, nace: "1071" }, ["nace wrong_format"]],
    ["sites", { ...SITE, latitude: "90,1", longitude: "9" }, ["latitude max_value"]],
    ["sites", { ...SITE, latitude: "45" }, ["longitude coordinates_by_halves"]],
    ["sites", { ...SITE, tenure: "stolen" }, ["tenure unknown_choice"]],
    ["sites", { ...SITE, tenure: "owned leased" }, ["tenure unknown_choice"]],
    ["sites", { ...SITE, landArea: "10", sealedArea: "10,1" }, ["sealedArea sealed_above_land"]],
    ["sites", { ...SITE, landArea: "10", sealedArea: "10" }, []],
    ["sites", { ...SITE, landArea: "tanti" }, ["landArea not_a_number"]],
    ["sites", { ...SITE, openedOn: "31/02/2025" }, ["openedOn invalid_date"]],
    ["sites", { ...SITE, openedOn: "02/03/2025", closedOn: "02/03/2025" }, ["closedOn closed_before_open"]],
    ["policies", { ...POLICY, topics: "" }, ["topics mandatory_field"]],
    ["policies", { ...POLICY, topics: "climate moon" }, ["topics unknown_choice"]],
    ["policies", { ...POLICY, reviewedOn: "2024-02-29" }, ["reviewedOn review_before_adoption"]],
    ["targets", { ...TARGET, baseYear: "1999" }, ["baseYear min_value"]],
    ["targets", { ...TARGET, targetYear: "2023" }, ["targetYear target_before_base"]],
    ["targets", { ...TARGET, baseValue: "-5" }, []],
    ["figures", { year: "2024", accidents: "1,5" }, ["accidents no_decimals"]],
    ["figures", { year: "2024", complaints: "2", closedComplaints: "3" }, ["closedComplaints more_closed_than_received"]],
  ])("%s %o: %j", (register, typed, expected) => {
    expect(codes(register, typed)).toEqual(expected);
  }); // prettier-ignore
});

describe("a row beside the others", () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, values: { year: `${2000 + index}` } }));

  test("is refused once the register is full", () => {
    const last = besideIssues(REGISTERS.sites, SITE, others(MOST_ROWS - 1));
    const beyond = besideIssues(REGISTERS.sites, SITE, others(MOST_ROWS));
    expect([last, beyond.map(({ code }) => code)]).toEqual([[], ["too_many_rows"]]);
  });

  test("may not repeat the year of another", () => {
    const issues = (year: string) => besideIssues(REGISTERS.figures, { year }, others(3));
    expect([issues("2002"), issues("2003")]).toEqual([[{ path: "year", code: "row_twice" }], []]);
  });
});
