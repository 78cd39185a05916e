import type { Benchmark } from "~/api/contract/completed/benchmark";
import type { RulerGroup } from "~/charts/ruler";
import { classSoFar } from "~/domain/card/basis/so-far";
import { isClassUnfilled } from "~/domain/card/basis/unfilled";
import type { T } from "~/texts/resources";
import { soFarWords } from "~/ui/score/so-far-words";
import { type DistributionShown, distributionOf } from "./distribution";
import { headlineOf } from "./headline";
import { populationWords } from "~/ui/population-words";
import { rulersCaption, rulersOf } from "./rulers";
import { sameQuestionsWords } from "./same-questions";
import { type Compared, comparedIn, type OwnScores } from "./sides";
import type { Tab } from "./tabs";

/** How far a class has come, and what it is compared on. */
interface Standing {
  id: string;
  label: string;
  words: string;
}

export interface Shown {
  headline: string;
  lead: string | null;
  /** Null where no class can be compared with at least five companies. */
  population: string | null;
  isWidened: boolean;
  rulers: RulerGroup;
  caption: string;
  distribution: DistributionShown;
  standings: Standing[];
}

/** Everything the page shows of a comparison; `tab`: what its distribution is about. */
export function present(t: T, tab: Tab, home: OwnScores, benchmark: Benchmark): Shown {
  const compared = comparedIn(t, home, benchmark);
  const first = compared.find(({ isExample }) => !isExample);
  const population = first ? populationWords(t, first.gap) : null;
  const chosen = compared.find(({ id }) => id === tab) ?? compared[0];
  if (!chosen) throw new Error("A benchmark compares three classes");
  const { title, lead } = headlineOf(t, compared);
  return {
    headline: title,
    lead,
    population,
    isWidened: first?.gap.population?.widened ?? false,
    rulers: rulersOf(t, compared),
    caption: rulersCaption(t, compared),
    distribution: distributionOf(t, chosen),
    standings: compared.flatMap((one) => standingOf(t, one, home, population)),
  };
}

/** The population that the page names: that of the first class that is compared. */
export const shownPopulation = ({ gapAnalysis }: Benchmark) =>
  Object.values(gapAnalysis).find(({ population }) => population)?.population ?? null;

function standingOf(t: T, one: Compared, home: OwnScores, above: string | null): Standing[] {
  const { id, label, same, isExample, isFlagged, gap } = one;
  const population = isExample ? t("benchmark:standing.example") : populationWords(t, gap);
  const sentences = [
    ...(id === "competitiveness_potential" ? [] : completenessWords(t, id, home)),
    ...(same ? sameQuestionsWords(t, same, above) : []),
    ...(population === above || same?.compared ? [] : [population]),
    ...(isFlagged ? [t("benchmark:flagged")] : []),
  ];
  return sentences.length === 0 ? [] : [{ id, label, words: sentences.join(" ") }];
}

function completenessWords(t: T, tab: Exclude<Tab, "competitiveness_potential">, home: OwnScores): string[] {
  const { actual, max } = home.survey.versioned.scoring.levels[tab];
  const soFar = isClassUnfilled(home, tab) ? null : classSoFar(home, tab);
  const coverage = home.basis?.coverage.levels.find(({ id }) => id === tab);
  if (soFar) return [t("benchmark:so_far", { soFar: soFarWords(t, { actual, max, soFar }) })];
  if (!coverage || max < 0) return [];
  return [t("benchmark:covered", { done: coverage.done, applicable: coverage.applicable })];
}
