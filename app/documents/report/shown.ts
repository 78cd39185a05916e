import { cardContent } from "~/charts/card-content";
import { CLASSES } from "~/domain/question/question";
import { heatMap, topicGains, type HeatCell } from "~/domain/scoring/heat-map";
import { formatPoints } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { scoreWords } from "~/ui/score/score-words";
import type { ReportFacts } from "./facts";

/** How many moves the page for the board names. */
const MOVES = 3;

/** What all pages of a report show of its scores. */
export function shownOf(facts: ReportFacts) {
  const { year, company, basis, progress, levels } = facts;
  const content = cardContent({ year, company, basis, progress, levels }, false);
  const classes = content.classes.map((one) => ({
    ...one,
    label: t(`labels:level.${one.id}`),
    words: classWords(one),
  }));
  const unfilled = classes.flatMap(({ id, unfilled: isEmpty }) => (isEmpty ? [id] : []));
  return { content, classes, map: heatMap(levels, unfilled), moves: movesOf(facts, classes) };
}

export type ShownReport = ReturnType<typeof shownOf>;
type ClassFacts = ReturnType<typeof cardContent>["classes"][number];

function classWords(one: ClassFacts): string {
  const { value, name, soFar } = scoreWords(t, one);
  return value === null ? name : (soFar ?? t("report:cell.score", { value, band: name }));
}

/** A cell of the heat map in words, with its band. */
export function cellWords(cell: HeatCell) {
  if (cell.kind === "absent") return { words: "–", band: null };
  if (cell.kind !== "scored") return { words: t(`scoring:heat.${cell.kind}`), band: null };
  const { value, name, bandId } = scoreWords(t, cell);
  return { words: t("report:cell.score", { value: value ?? 0, band: name }), band: bandId };
}

/** The topics with most points left, of the first class that has any. */
function movesOf({ levels }: ReportFacts, classes: readonly { id: string; label: string }[]): string[] {
  for (const id of CLASSES) {
    const gains = levels[id].max < 0 ? [] : topicGains(levels[id]).slice(0, MOVES);
    const level = classes.find((one) => one.id === id)?.label ?? "";
    if (gains.length > 0)
      return gains.map(({ label: topic, gain }) =>
        t("report:board.move", { topic, level, points: formatPoints(gain) }),
      );
  }
  return [];
}
