import { describe, expect, test } from "vitest";
import { boardLines } from "~/documents/report/board-lines";
import type { ShownReport } from "~/documents/report/shown";
import type { HeatCell } from "~/domain/scoring/heat-map";

const scored = (percent: number): HeatCell => ({ kind: "scored", actual: percent * 10, max: 1_000 });
const NOT_BEGUN: HeatCell = { kind: "not_begun" };
const cells = (start_small: HeatCell, graduate: HeatCell = NOT_BEGUN) => ({
  ...{ start_small, graduate, master: NOT_BEGUN },
});

function shown(
  topics: Record<string, ReturnType<typeof cells>>,
  { redLines = [] as string[], undeclared = [] as string[], unfilled = false } = {},
): ShownReport {
  const listed = Object.entries(topics).map(([label, of]) => ({ id: label, label, cells: of }));
  const content = {
    redLines: redLines.map((label) => ({ label, explanation: null })),
    undeclared: { lines: undeclared, holds: false },
  };
  const map = {
    areas: [{ id: "environment", cells: cells(NOT_BEGUN), topics: listed }],
    classes: cells(NOT_BEGUN),
  };
  return { content, map, classes: [{ unfilled }] } as unknown as ShownReport;
}

describe("what a board reads first", () => {
  test("names the highest and the lowest topics of the first class that tells some apart", () => {
    const topics = {
      A: cells(scored(40)),
      B: cells(scored(100)),
      C: cells(scored(70)),
      D: cells(scored(10)),
    };
    expect(boardLines(shown(topics))).toEqual([
      "Più avanti in Fondamentali: B 100, C 70.",
      "Più indietro in Fondamentali: D 10, A 40.",
      "Nessuna linea rossa è superata.",
    ]);
    const later = { A: cells(NOT_BEGUN, scored(40)), B: cells(scored(50), scored(100)) };
    expect(boardLines(shown(later))[0]).toBe("Più avanti in Maturità: B 100.");
  });

  test("names no topic twice, and none where one alone has a score", () => {
    expect(boardLines(shown({ A: cells(scored(40)) }))).toEqual(["Nessuna linea rossa è superata."]);
  });

  test("says which red lines are crossed and which have no answer, and then not that there are none", () => {
    expect(boardLines(shown({}, { redLines: ["Lavoro minorile"] }))).toEqual([
      "Linee rosse superate: Lavoro minorile.",
    ]);
    expect(boardLines(shown({}, { undeclared: ["Condanne"] }))).toEqual([
      "Linee rosse senza risposta: Condanne.",
    ]);
  });

  test("does not say that no red line is crossed where nothing was answered", () => {
    expect(boardLines(shown({}, { unfilled: true }))).toEqual([
      expect.stringContaining("non si può ancora dire"),
    ]);
  });
});
