import { describe, expect, test } from "vitest";
import { citedEditions } from "~/domain/references/cited-editions";
import { citedParts } from "~/domain/references/cited-parts";
import { type SourceEdition, stateOn } from "~/domain/references/edition";
import type { Reference } from "~/domain/question/question";

const edition = (given: Partial<SourceEdition> & Pick<SourceEdition, "id">): SourceEdition => ({
  source: "GRI",
  signs: [],
  name: given.id,
  title: given.id,
  edition: "1",
  issuer: "chi la pubblica",
  link: "https://prova.example/",
  ...given,
});

const REGISTER = [
  edition({ id: "vecchia", signs: ["304"], years: { to: 2024 }, replacedBy: "nuova" }),
  edition({ id: "nuova", signs: ["101"], years: { from: 2025, to: 2026 }, replacedBy: "futura" }),
  edition({ id: "futura", years: { from: 2027 }, replacedBy: "lontana" }),
  edition({ id: "lontana", years: { from: 2030 } }),
];

const idsOf = (point: string, year: number) =>
  citedEditions({ source: "GRI", point }, year, REGISTER).map((one) => [one.edition.id, one.point]);

describe("the editions that a reference leads to", () => {
  test("are the one whose point it names, those of the year, and the first to come", () => {
    expect(idsOf("304-1", 2024)).toEqual([
      ["vecchia", "304-1"],
      ["nuova", null],
    ]);
    expect(idsOf("304-1", 2025)).toEqual([
      ["vecchia", "304-1"],
      ["nuova", null],
      ["futura", null],
    ]);
    expect(idsOf("101-5", 2027)).toEqual([
      ["nuova", "101-5"],
      ["futura", null],
      ["lontana", null],
    ]);
  });

  test("are none where the register does not know the source", () => {
    expect(idsOf("999-1", 2025)).toEqual([]);
  });

  test("carry the moved point, and whether its sources disagree", () => {
    const moved = [
      edition({
        id: "bozza",
        source: "MEF-PMI",
        signs: ["MEF-PMI"],
        years: { to: 2023 },
        replacedBy: "testo",
      }),
      edition({
        id: "testo",
        source: "MEF-PMI",
        pointsFrom: {
          "10": { points: ["7"] },
          "33": { points: ["28", "36"], isDisputed: true },
          "2": { points: [] },
        },
      }),
    ];
    const inText = (point: string) => {
      const [, found] = citedEditions({ source: "MEF-PMI", point }, 2025, moved);
      return [found?.point, found?.isDisputed];
    };
    expect(["10", "33", "2"].map(inText)).toEqual([
      ["7", false],
      ["28 o 36", true],
      [null, false],
    ]);
  });
});

describe("the parts of a reference", () => {
  const parts = (source: Reference["source"], point: string) =>
    citedParts({ source, point }).map(({ sign, place }) => `${sign}|${place}`);

  test.each([
    [
      "Legge",
      "D.Lgs. 152/2006, parti seconda, terza e quinta; Reg. (CE) 166/2006",
      ["D.Lgs. 152/2006|parti seconda, terza e quinta", "Reg. (CE) 166/2006|"],
    ],
    [
      "Legge",
      "D.Lgs. 215/2003, D.Lgs. 216/2003 e D.Lgs. 198/2006",
      ["D.Lgs. 215/2003|", "D.Lgs. 216/2003|", "D.Lgs. 198/2006|"],
    ],
    ["ISO", "ISO 9001, 14001, 45001", ["9001|", "14001|", "45001|"]],
    ["ISO", "14064-1", ["14064-1|"]],
    ["ISO", "ISO 45001, 10.2", ["45001|10.2"]],
    ["ISO", "14001, 7.3 e 9.2", ["14001|7.3 e 9.2"]],
    ["GRI", "2-13", ["2|2-13"]],
    ["GRI", "GRI 1, verificabilità", ["1|verificabilità"]],
    ["ILO", "C29, C111, C138 e C155", ["C29|", "C111|", "C138|", "C155|"]],
    ["VSME", "B3 (bozza 2024)", ["VSME bozza 2024|B3"]],
    ["MEF-PMI", "10", ["MEF-PMI|10"]],
  ] as const)("of %s and %s", (source, point, expected) => {
    expect(parts(source, point)).toEqual(expected);
  });
});

describe("the state of an edition on 23 November 2026", () => {
  test.each([
    [{ from: "2027-01-01" }, "coming"],
    [{ dated: "2026-07-03", isAwaited: true as const }, "coming"],
    [{ to: "2025-12-31" }, "replaced"],
    [{ dated: "2008-04-09" }, "in_force"],
    [{ from: "2026-01-01", to: "2026-11-23" }, "in_force"],
    [{}, "in_force"],
  ])("of %j is %s", (given, state) => {
    expect(stateOn(edition({ id: "una", ...given }), "2026-11-23")).toBe(state);
  });
});
