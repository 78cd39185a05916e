import { areaBars } from "~/charts/area-bars";
import { gauge } from "~/charts/gauge";
import type { Percent } from "~/charts/shapes";
import { bandOf } from "~/domain/scoring/bands";
import type { T } from "~/texts/resources";
import { scoreWords, type Score } from "~/ui/score/score-words";

interface AreaPoints extends Score {
  id: string;
  label: string;
}

/** The column of a phone: the drawing is shown at this width or a little larger, so that its words stay readable. */
const WIDTH = 288;

/** The score of a class and of its areas: as drawings, as one sentence, and as the rows of a table. */
export function chartOf(t: T, whole: AreaPoints, areas: readonly AreaPoints[], isSupplier: boolean) {
  const rows = areas.map(({ id, label, ...score }) => ({ id, label, mine: valueOf(score) }));
  return {
    gauge: gauge(valueOf(whole)),
    bars: areaBars({ rows, names: { mine: "", average: "" }, width: WIDTH }),
    caption: captionOf(t, whole, rows, isSupplier),
    rows: [...areas, { ...whole, id: "class", label: t("scoring:class") }],
  };
}

const valueOf = ({ actual, max, unfilled }: Score): Percent => (unfilled ? null : bandOf(actual, max).value);

function captionOf(
  t: T,
  { label, actual, max, unfilled, soFar }: AreaPoints,
  rows: readonly { label: string; mine: Percent }[],
  isSupplier: boolean,
): string {
  if (unfilled) return t("scoring:caption_unfilled", { label });
  const { value, name: band, soFar: unfinished } = scoreWords(t, { actual, max, soFar }, isSupplier);
  const score =
    unfinished === null
      ? t("scoring:caption_score", { value: value ?? 0, band })
      : t("scoring:caption_score_so_far", { band, soFar: unfinished });
  const words = { label, score };
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
