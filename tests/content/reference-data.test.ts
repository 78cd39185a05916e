import { describe, expect, test } from "vitest";
import { nations } from "~/content/nations";
import { provinces } from "~/content/provinces";
import { classes } from "~/content/sectors/classes";
import { divisions } from "~/content/sectors/divisions";
import { sections } from "~/content/sectors/sections";
import { weights } from "~/content/v3/weights";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { SCORED_AREAS } from "~/domain/question/question";
import { identifierKindFor } from "~/domain/company/registry-rules";

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
const LATIN_1 = /^[\u0020-\u00ff]+$/;

describe.each([
  { name: "sections", list: sections, form: /^[A-V]$/, count: 22 },
  { name: "divisions", list: divisions, form: /^\d{2}$/, count: 87 },
  { name: "classes", list: classes, form: /^\d{2}\.\d{2}$/, count: 651 },
])("the $name of ATECO 2025", ({ list, form, count }) => {
  test("are complete, with well-formed codes in ascending order, each once", () => {
    expect(list).toHaveLength(count);
    expect(codes(list)).toEqual([...new Set(codes(list))].sort());
    expect(codes(list).filter((code) => !form.test(code))).toEqual([]);
  });

  test("have labels of at most 80 characters that can be stored, each once", () => {
    const labels = list.map(({ label }) => label);
    expect(
      labels.filter((label) => label.length > 80 || !LATIN_1.test(label) || label.trim() !== label),
    ).toEqual([]);
    expect(new Set(labels).size).toBe(count);
  });
});

describe("the tree of sectors", () => {
  test("gives every division a section and every section a division", () => {
    expect([...new Set(divisions.map(({ section }) => section))]).toEqual(codes(sections));
  });

  test("gives every class a division and every division a class", () => {
    expect([...new Set(classes.map(({ code }) => code.slice(0, 2)))]).toEqual(codes(divisions));
  });

  test("keeps finance in L and real estate in M, unlike the classification before", () => {
    expect(divisions.filter(({ section }) => section === "L").map(({ code }) => code)).toEqual([
      "64",
      "65",
      "66",
    ]);
    expect(divisions.filter(({ section }) => section === "M").map(({ code }) => code)).toEqual(["68"]);
  });
});

describe("provinces", () => {
  test("are the 110 units of 2026, each code and name once", () => {
    expect(provinces).toHaveLength(110);
    expect(new Set(codes(provinces)).size).toBe(110);
    expect(new Set(provinces.map(({ name }) => name)).size).toBe(110);
    expect(codes(provinces).filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(provinces.filter(({ name }) => !LATIN_1.test(name))).toEqual([]);
  });

  test("hold the eight units of Sardinia and no longer Sud Sardegna", () => {
    expect(codes(provinces)).toEqual(
      expect.arrayContaining(["CA", "CI", "NU", "OG", "OR", "OT", "SS", "VS"]),
    );
    expect(codes(provinces)).not.toContain("SU");
  });

  test("are listed by name", () => {
    const names = provinces.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("it").compare));
  });
});

describe("nations", () => {
  test("start with Italy and go on in Italian alphabetical order", () => {
    const [first, ...rest] = nations();
    expect(first).toEqual({ code: "IT", name: "Italia", isEu: true });
    expect(rest.map(({ name }) => name).slice(0, 3)).toEqual(["Afghanistan", "Albania", "Algeria"]);
    expect(codes(rest)).not.toContain("IT");
  });

  test("have unique codes and names that can be stored", () => {
    expect(nations()).toHaveLength(250);
    expect(new Set(codes(nations())).size).toBe(250);
    expect(new Set(nations().map(({ name }) => name)).size).toBe(250);
    expect(nations().filter(({ code, name }) => !/^[A-Z]{2}$/.test(code) || !LATIN_1.test(name))).toEqual([]);
    expect(nations().filter(({ name }) => name.includes("  "))).toEqual([]);
  });

  test("flag the 27 members of the European Union", () => {
    const members = codes(nations().filter(({ isEu }) => isEu));
    expect(members).toHaveLength(27);
    expect(members).toEqual(expect.arrayContaining(["DE", "GR", "HR", "IE"]));
    expect(members).not.toContain("GB");
    expect(members).not.toContain("CH");
  });

  test("agree with the rules on whose companies are known by a VAT number", () => {
    const byVatNumber = codes(nations()).filter((code) => identifierKindFor(code) === "vatNumber");
    expect(["IT", ...byVatNumber].sort()).toEqual(codes(nations().filter(({ isEu }) => isEu)).sort());
  });

  test("call Taiwan by its usual name", () => {
    expect(nations().find(({ code }) => code === "TW")?.name).toBe("Taiwan");
  });
});

describe("area weights", () => {
  const cases = codes(sections).flatMap((section) => COMPANY_SIZES.map((size) => ({ section, size })));
  const rowIndex = (section: string, size: (typeof COMPANY_SIZES)[number]) =>
    weights.findIndex(
      ({ macrosectors, sizes }) =>
        (macrosectors === "all" || macrosectors.includes(section)) &&
        (sizes === "all" || sizes.includes(size)),
    );

  test("are positive integers that sum to 100 in every row", () => {
    for (const row of weights) {
      const values = SCORED_AREAS.map((area) => row.weights[area]);
      expect(values.every((value) => Number.isInteger(value) && value > 0)).toBe(true);
      expect(values.reduce((sum, value) => sum + value, 0)).toBe(100);
    }
  });

  test("end with the default row, the only one for all sectors", () => {
    expect(weights.map(({ macrosectors }) => macrosectors === "all").indexOf(true)).toBe(weights.length - 1);
    expect(weights.at(-1)?.sizes).toBe("all");
  });

  test.each(cases)("have a row of their own for section $section, size $size", ({ section, size }) => {
    const index = rowIndex(section, size);
    expect(index).toBeGreaterThanOrEqual(0);
    expect(index).toBeLessThan(weights.length - 1);
  });

  test("leave no row unused and name no section that does not exist", () => {
    const used = new Set(cases.map(({ section, size }) => rowIndex(section, size)));
    expect(used.size).toBe(weights.length - 1);
    const named = weights.flatMap(({ macrosectors }) => (macrosectors === "all" ? [] : macrosectors));
    expect([...new Set(named)].sort()).toEqual(codes(sections));
  });

  test("give governance less in micro companies than in the others of the same sector", () => {
    const governance = (section: string, size: (typeof COMPANY_SIZES)[number]) =>
      weights[rowIndex(section, size)]?.weights.governance ?? NaN;
    for (const section of codes(sections)) {
      expect(governance(section, "micro")).toBeLessThan(governance(section, "small"));
    }
  });

  test.each([
    ["C", "environment"],
    ["D", "environment"],
    ["E", "environment"],
    ["H", "environment"],
    ["O", "social"],
    ["Q", "social"],
    ["R", "social"],
    ["L", "governance"],
    ["N", "governance"],
    ["P", "governance"],
  ] as const)("weigh section %s most on %s", (section, area) => {
    const row = weights[rowIndex(section, "medium")];
    expect(SCORED_AREAS.every((other) => other === area || row!.weights[other] < row!.weights[area])).toBe(
      true,
    );
  });

  test("give a public reason of one or two sentences that can be stored, each once", () => {
    const reasons = weights.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(weights.length);
    expect(
      reasons.filter((reason) => !LATIN_1.test(reason) || !reason.endsWith(".") || reason.length > 300),
    ).toEqual([]);
  });
});
