import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import type { RegisterReading } from "~/domain/registers/readings";
import { readingIssues, readingOf } from "~/domain/registers/readings";
import type { RegisterRow, RegisterRows, RowValues } from "~/domain/registers/register";
import { CERTIFICATE, found, only, POLICY, SITE, TARGET } from "./rows";

const inForce = (name: RegisterReading["reading"], about?: string): RegisterReading =>
  about === undefined ? { reading: name } : { reading: name, about };

describe("sites", () => {
  test.each<[string, RowValues[], RegisterReading, string | null]>([
    ["the main one first", [{ ...SITE, isMain: "no", city: "Lecco" }, SITE], inForce("site_address", "1"), "Via Roma 1, 20100 Milano"],
    ["the second", [{ ...SITE, isMain: "no", city: "Lecco" }, SITE], inForce("site_address", "2"), "Via Roma 1, 20100 Lecco"],
    ["none in that place", [SITE], inForce("site_address", "2"), null],
    ["one closed before the end of the year", [{ ...SITE, closedOn: "2025-12-31" }], inForce("site_country", "1"), null],
    ["one closed after it", [{ ...SITE, closedOn: "2026-01-01" }], inForce("site_country", "1"), "Italia"],
    ["one opened after it", [{ ...SITE, openedOn: "2026-01-01" }], inForce("site_country", "1"), null],
    ["nature: none, all checked", [SITE], inForce("sites_by_nature"), "none"],
    ["nature: one not checked", [SITE, { ...SITE, nature: "unchecked" }], inForce("sites_by_nature"), null],
    ["nature: one near, another not checked", [{ ...SITE, nature: "near" }, { ...SITE, nature: "unchecked" }], inForce("sites_by_nature"), "some"],
    ["nature: no site at all", [], inForce("sites_by_nature"), null],
    ["water: one in such a zone", [SITE, { ...SITE, waterStress: "yes" }], inForce("sites_under_water_stress"), "some"],
    ["land: all give it", [{ ...SITE, landArea: "33.3" }, { ...SITE, landArea: "66.7" }], inForce("land_area"), "100"],
    ["land: one does not", [{ ...SITE, landArea: "33.3" }, SITE], inForce("land_area"), null],
    ["the first by nature", [SITE, { ...SITE, isMain: "no", nature: "inside" }], inForce("nature_site_position", "1"), "inside"],
  ])("%s", (_, rows, reading, expected) => {
    expect(found(only("sites", ...rows), reading)).toBe(expected);
  }); // prettier-ignore
});

describe("certificates", () => {
  test.each<[string, RowValues, RegisterReading, string | null]>([
    ["valid", CERTIFICATE, inForce("valid_certificate", "iso-14001"), "yes"],
    ["of another standard", CERTIFICATE, inForce("valid_certificate", "iso-9001"), null],
    ["to its last day", { ...CERTIFICATE, expiresOn: "2025-12-31" }, inForce("valid_certificate", "iso-14001"), "yes"],
    ["expired the day before", { ...CERTIFICATE, expiresOn: "2025-12-30" }, inForce("valid_certificate", "iso-14001"), null],
    ["issued later", { ...CERTIFICATE, issuedOn: "2026-01-01" }, inForce("valid_certificate", "iso-14001"), null],
    ["listed, so no other", CERTIFICATE, inForce("other_certificate"), null],
    ["of a scheme without a choice of its own", { ...CERTIFICATE, standard: "iso-50001", name: "ISO 50001" }, inForce("other_certificate_names"), "ISO 50001, Ente, 02/05/2024"],
    ["with its date as the question takes it", CERTIFICATE, inForce("certificate_date", "1"), "02/05/2024"],
  ])("%s", (_, values, reading, expected) => {
    expect(found(only("certificates", values), reading)).toBe(expected);
  }); // prettier-ignore
});

describe("policies", () => {
  const binding = { ...POLICY, commitment: "Almeno l'80% degli scarti recuperato" };
  test.each<[string, RowValues[], RegisterReading, string | null]>([
    ["on a topic", [POLICY], inForce("policy", "water"), "internal"],
    ["on another topic", [POLICY], inForce("policy", "conduct"), null],
    ["one of two is public", [POLICY, { ...POLICY, isPublic: "yes" }], inForce("policy", "water"), "public"],
    ["adopted later", [{ ...POLICY, adoptedOn: "2026-01-01" }], inForce("policy", "water"), null],
    ["ended", [{ ...POLICY, endedOn: "2025-12-31" }], inForce("policy", "water"), null],
    ["without a commitment that can be checked", [POLICY], inForce("binding_policy", "water"), null],
    ["not signed", [{ ...binding, isSigned: "no" }], inForce("binding_policy", "water"), null],
    ["dated, signed, with a commitment", [binding], inForce("binding_policy", "water"), "yes"],
    ["one of two on the environment is not assigned", [POLICY, { ...POLICY, responsible: "Direzione" }], inForce("environment_policies_assigned"), null],
    ["another topic need not be assigned", [{ ...POLICY, topics: "conduct" }, { ...POLICY, responsible: "Direzione" }], inForce("environment_policies_assigned"), "yes"],
    ["written three years ago to the day", [{ ...POLICY, adoptedOn: "2022-12-31" }], inForce("environment_policies_recent"), null],
    ["reviewed since", [{ ...POLICY, adoptedOn: "2020-01-01", reviewedOn: "2023-01-01" }], inForce("environment_policies_recent"), "yes"],
  ])("%s", (_, rows, reading, expected) => {
    expect(found(only("policies", ...rows), reading)).toBe(expected);
  }); // prettier-ignore
});

describe("targets", () => {
  const scope = (number: 1 | 2, values: RowValues = {}) => ({
    ...TARGET,
    measure: `ghg_scope_${number}`,
    ...values,
  });
  test.each<[string, RowValues[], RegisterReading, string | null]>([
    ["one written", [TARGET], inForce("target", "energy"), "complete"],
    ["one that is followed", [TARGET, { ...TARGET, isFollowed: "yes" }], inForce("target", "energy"), "followed"],
    ["due in the year", [{ ...TARGET, targetYear: "2025" }], inForce("target", "energy"), "complete"],
    ["past its year", [{ ...TARGET, targetYear: "2024" }], inForce("target", "energy"), null],
    ["decided later", [{ ...TARGET, setOn: "2026-01-01" }], inForce("target", "energy"), null],
    ["in words", [TARGET], inForce("target_words", "energy"), "Energia per pezzo: 120 kWh (2023) - 100 kWh (2027)"],
    ["on the environment is none on people", [TARGET], inForce("target", "social_or_conduct"), null],
    ["of two, none is the most important", [{ ...TARGET, measure: "safety" }, { ...TARGET, measure: "conduct" }], inForce("only_target_name", "social_or_conduct"), null],
    ["the only one on people", [TARGET, { ...TARGET, measure: "safety" }], inForce("only_target_base_value", "social_or_conduct"), "120"],
    ["climate: one scope alone", [scope(1)], inForce("climate_target"), null],
    ["climate: other years for each scope", [scope(1), scope(2, { baseYear: "2022" })], inForce("climate_base_year"), null],
    ["climate: both scopes", [scope(1), scope(2, { baseValue: "7" })], inForce("climate_base_scope_2"), "7"],
    ["a topic", [{ ...TARGET, measure: "waste" }], inForce("topic_target", "circular"), "yes"],
    ["one with a person who answers for it", [TARGET, { ...TARGET, responsible: "Direzione" }], inForce("any_target"), "assigned"],
  ])("%s", (_, rows, reading, expected) => {
    expect(found(only("targets", ...rows), reading)).toBe(expected);
  }); // prettier-ignore
});

describe("figures", () => {
  const rows: RowValues[] = [{ year: "2024", energy: "12.5" }, { year: "2023" }];
  test.each<[RegisterReading, string | null]>([
    [inForce("figure_one_year_before", "energy"), "12.5"],
    [inForce("figure_two_years_before", "energy"), null],
    [inForce("figure_one_year_before", "hours"), null],
  ])("%o", (reading, expected) => {
    expect(found(only("figures", ...rows), reading)).toBe(expected);
  });

  test("a year that stands in two rows says nothing", () => {
    const twice = only("figures", { year: "2024", energy: "1" }, { year: "2024", energy: "2" });
    expect(found(twice, inForce("figure_one_year_before", "energy"))).toBeNull();
  });
});

const declared = questionnaireV3.questions.flatMap(({ autofill = [] }) =>
  autofill.flatMap((one) => ("register" in one ? [one.register] : [])),
);

const some = <V extends RowValues>(base: V, other: Record<string, fc.Arbitrary<string>>) =>
  fc.record(other).map((values): RowValues => ({ ...base, ...values }));
const DAYS = fc.constantFrom("2022-12-31", "2023-01-01", "2025-12-31", "2026-01-01");
const YES = fc.constantFrom("yes", "no");
const NAMES = fc.constantFrom("A", "B", "C");
const registers: fc.Arbitrary<RegisterRows> = fc.record({
  sites: rowsOf(some(SITE, { name: NAMES, isMain: YES, city: NAMES, nature: fc.constantFrom("away", "near", "inside", "unchecked"), landArea: fc.constantFrom("1", "2.5") })),
  certificates: rowsOf(some(CERTIFICATE, { name: NAMES, issuedOn: DAYS, standard: fc.constantFrom("iso-9001", "iso-14001", "other", "iso-50001") })),
  policies: rowsOf(some(POLICY, { adoptedOn: DAYS, isPublic: YES, isSigned: YES, commitment: NAMES, topics: fc.constantFrom("climate", "water conduct") })),
  targets: rowsOf(some(TARGET, { name: NAMES, measure: fc.constantFrom("energy", "safety", "ghg_scope_1", "ghg_scope_2"), setOn: DAYS, isFollowed: YES, baseValue: fc.constantFrom("1", "2") })),
  figures: rowsOf(some({ year: "2024" }, { year: fc.constantFrom("2023", "2024"), energy: fc.constantFrom("1", "2") })),
}); // prettier-ignore

function rowsOf(values: fc.Arbitrary<RowValues>): fc.Arbitrary<RegisterRow[]> {
  return fc
    .array(values, { maxLength: 6 })
    .map((rows) => rows.map((row, index) => ({ id: `id${index}`, values: row })));
}

const shuffled = (rows: RegisterRows, turn: number): RegisterRows => {
  const moved = (list: readonly RegisterRow[]) =>
    turn % 2 === 0 ? [...list].reverse() : [...list.slice(turn % 5), ...list.slice(0, turn % 5)];
  const { sites, certificates, policies, targets, figures } = rows;
  return {
    ...{ sites: moved(sites), certificates: moved(certificates), policies: moved(policies) },
    ...{ targets: moved(targets), figures: moved(figures) },
  };
};

describe("every reading that content declares", () => {
  test("depends on no order of the rows", () => {
    fc.assert(
      fc.property(registers, fc.nat(20), (rows, turn) => {
        const [one, other] = [readingOf(rows, 2025), readingOf(shuffled(rows, turn), 2025)];
        expect(declared.map(other)).toEqual(declared.map(one));
      }),
    );
  });

  test("finds nothing in empty registers", () => {
    const empty = readingOf(only("sites"), 2025);
    expect(declared.map(empty).filter((value) => value !== null)).toEqual([]);
  });

  test.each<[RegisterReading, string]>([
    [{ reading: "policy", about: "moon", as: { public: "si" } }, "policy knows nothing about moon"],
    [{ reading: "land_area", about: "1" }, "land_area is asked about nothing"],
    [{ reading: "any_target" }, "any_target is not translated as it has to be"],
    [{ reading: "any_target", as: { perhaps: "x" } }, "any_target never finds perhaps"],
    [{ reading: "nothing" as "land_area" }, "it reads nothing, which no register has"],
  ])("is refused where it cannot be read: %o", (reading, issue) => {
    expect(readingIssues(reading)).toContain(issue);
  });
});
