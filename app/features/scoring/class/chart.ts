import { areaBars } from "~/charts/area-bars";
import { gauge } from "~/charts/gauge";
import type { Percent } from "~/charts/shapes";
import { bandOf } from "~/domain/scoring/bands";
import type { T } from "~/texts/resources";
import { scoreWords } from "~/ui/score/score-words";

interface AreaPoints {
  id: string;
  label: string;
  actual: number;
  max: number;
}

/** The column of a phone: the drawing is shown at this width or a little larger, so that its words stay readable. */
const WIDTH = 288;

/** The score of a class and of its areas: as drawings, as one sentence, and as the rows of a table. */
export function chartOf(t: T, whole: AreaPoints, areas: readonly AreaPoints[], isSupplier: boolean) {
  const rows = areas.map(({ id, label, actual, max }) => ({ id, label, mine: bandOf(actual, max).value }));
  return {
    gauge: gauge(bandOf(whole.actual, whole.max).value),
    bars: areaBars({ rows, names: { mine: "", average: "" }, width: WIDTH }),
    caption: captionOf(t, whole, rows, isSupplier),
    rows: [...areas, { ...whole, id: "class", label: t("scoring:class") }],
  };
}

function captionOf(
  t: T,
  { label, actual, max }: AreaPoints,
  rows: readonly { label: string; mine: Percent }[],
  isSupplier: boolean,
): string {
  const { value, name: band } = scoreWords(t, { actual, max }, isSupplier);
  const words = { label, value: value ?? 0, band };
  const sorted = rows
    .flatMap(({ label: area, mine }) => (mine === null ? [] : [{ area, mine }]))
    .sort((a, b) => b.mine - a.mine);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || sorted.length < 2) return t("scoring:caption_whole", words);
  if (best.mine === worst.mine) return t("scoring:caption_all_same", words);
  return t("scoring:caption_areas", {
    ...words,
    best: best.area,
    most: best.mine,
    worst: worst.area,
    least: worst.mine,
  });
}
