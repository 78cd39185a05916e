import { cardContent } from "~/charts/card-content";
import { heatMap, type HeatCell } from "~/domain/scoring/heat-map";
import { t } from "~/texts/i18n.server";
import { scoreWords } from "~/ui/score/score-words";
import type { ReportFacts } from "./facts";

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
  return { content, classes, map: facts.map ?? heatMap(levels, unfilled) };
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
