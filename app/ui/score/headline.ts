import { scoreWords, type Score } from "./score-words";
import type { T } from "~/texts/resources";

interface NamedScore extends Score {
  label: string;
}

/** "Finora Fondamentali alto, Maturità medio, Master non ancora iniziata": the classes in words. */
export function scoringHeadline(t: T, classes: readonly NamedScore[], isSupplier: boolean): string {
  const list = classes
    .map(({ label, ...score }) =>
      score.unfilled
        ? t("scoring:headline.not_begun", { label })
        : t("scoring:headline.class", { label, band: scoreWords(t, score, isSupplier).name }),
    )
    .join(", ");
  const isUnfinished = classes.some(({ unfilled, soFar }) => unfilled || soFar != null);
  return isUnfinished ? t("scoring:headline.so_far", { list }) : list;
}
