import type { PictureCell } from "~/charts/heat-picture";
import { CLASSES } from "~/domain/question/question";
import { BANDS } from "~/domain/scoring/bands";
import type { HeatCell, HeatCells, HeatMap } from "~/domain/scoring/heat-map";
import type { T, TextKey } from "~/texts/resources";
import { scoreWords } from "~/ui/score/score-words";

interface Shown {
  map: HeatMap;
  isSupplier: boolean;
}

/** The rows of the picture, with the words of its cells. */
export function pictureWords(t: T, { map, isSupplier }: Shown) {
  const row = (label: string, isSum: boolean, cells: HeatCells) => ({
    ...{ label, isSum },
    cells: CLASSES.map((id) => cellWords(t, cells[id], isSupplier)),
  });
  return {
    columns: CLASSES.map((id) => t(`labels:level.${id}`)),
    rows: [
      ...map.areas.flatMap(({ id, cells, topics }) => [
        row(t(`labels:area.${id}` as TextKey), true, cells),
        ...topics.map((topic) => row(topic.label, false, topic.cells)),
      ]),
      row(t("scoring:class"), true, map.classes),
    ],
    key: BANDS.flatMap(({ id, from, to }) => {
      if (from === null) return [];
      const range = from === to ? String(from) : t("charts:ruler.range", { from, to });
      return [{ band: id, words: `${range} ${scoreWords(t, { actual: from, max: 100 }, isSupplier).name}` }];
    }),
  };
}

function cellWords(t: T, cell: HeatCell, isSupplier: boolean): PictureCell {
  if (cell.kind === "absent") return { words: "–", band: null };
  if (cell.kind !== "scored") return { words: t(`scoring:heat.${cell.kind}`), band: null };
  const { value, bandId } = scoreWords(t, cell, isSupplier);
  return { words: String(value ?? 0), band: bandId };
}
