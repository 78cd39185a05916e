import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BAND_INKS } from "~/domain/scoring/band-inks";
import { heatPicture } from "~/charts/heat-picture";

test("the picture without styles has the colours of the pages", () => {
  const [light = ""] = readFileSync("app/ui/styles/scores.css", "utf8").split("@media screen");
  for (const id of ["zero", "low", "medium", "high"] as const) {
    const { ground, edge } = BAND_INKS[id];
    expect(light).toContain(`--${id}: ${ground};`);
    expect(light).toContain(`--${id}-edge: ${edge};`);
  }
});

const LONG = "Società agricola cooperativa tra produttori ".repeat(6);

test("long words take more lines and leave the rows apart, inside the picture", () => {
  const { boxes, texts, width, height } = heatPicture({
    title: LONG,
    lines: [LONG],
    columns: ["Fondamentali", "Maturità", "Master"],
    rows: [LONG, "Acqua"].map((label) => ({
      ...{ label, isSum: false },
      cells: [60, 0, 100].map((value) => ({ words: String(value), band: "medium" as const })),
    })),
    key: [{ words: "71-100 alto", band: "high" }],
  });
  const rows = [...new Set(boxes.map(({ ground }) => ground.y))].map((y) =>
    boxes.find(({ ground }) => ground.y === y),
  );
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]?.ground;
    if (row && next) expect(row.ground.y + row.ground.height).toBeLessThanOrEqual(next.y);
  }
  for (const { ground } of boxes) {
    expect(ground.x + ground.width <= width && ground.y + ground.height <= height).toBe(true);
  }
  for (const { y, lines, lineHeight } of texts)
    expect(y + (lines.length - 1) * lineHeight).toBeLessThan(height);
});
