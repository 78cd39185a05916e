import { wholePoints } from "~/domain/scoring/whole-points";
import type { T } from "~/texts/resources";

/*
 * Points as people read them: whole ones. Less than half a point is more than nothing, so it has words of its own.
 * Decimals belong to the explanation of a score (`formatPoints`). All points come in hundredths.
 */

/** "3 punti", "meno di 1 punto". */
export const pointWords = (t: T, points: number): string =>
  isLittle(points) ? t("scoring:points.little") : t("scoring:points.whole", { count: wholePoints(points) });

/** What is to be gained: "+3 punti", "meno di 1 punto", "0 punti". */
export const gainWords = (t: T, points: number): string =>
  points <= 0 || isLittle(points)
    ? pointWords(t, Math.max(0, points))
    : t("scoring:points.gain", { count: wholePoints(points) });

/** "fino a 3 punti", "meno di 1 punto". */
export const atMostWords = (t: T, points: number): string =>
  isLittle(points) ? pointWords(t, points) : t("scoring:points.at_most", { points: pointWords(t, points) });

/** What a save changed: "+3 punti", "−1 punto"; null where it changed nothing. */
export function changeWords(t: T, points: number): string | null {
  if (points === 0) return null;
  const isGain = points > 0;
  const size = Math.abs(points);
  if (isLittle(size)) return t(isGain ? "scoring:points.gained_little" : "scoring:points.lost_little");
  return t(isGain ? "scoring:points.gain" : "scoring:points.lost", { count: wholePoints(size) });
}

/**
 * What an answer earned of what its question is worth: "2 su 3 punti". As with scores, a part never looks like all of
 * it, nor like nothing.
 */
export function earnedWords(t: T, earned: number, worth: number): string {
  const all = pointWords(t, worth);
  if (earned === worth && isLittle(worth)) return t("scoring:points.all", { worth: all });
  const isPart = earned > 0 && earned < worth;
  const least = isPart ? 1 : 0;
  const most = wholePoints(worth) - least;
  if (most < least) return t("scoring:points.part", { worth: all });
  const whole = Math.min(most, Math.max(least, wholePoints(earned)));
  return t("scoring:points.earned", { earned: whole, worth: all });
}

/** What a question of a list earned, of what it is worth; -1 = its points are not known, 0 = it is not scored. */
export function rowPointWords(t: T, { coins, scores }: { coins: number; scores: number }): string {
  if (coins < 0) return t("survey:table.no_points");
  return coins === 0 ? t("survey:table.unscored") : earnedWords(t, scores, coins);
}

const isLittle = (points: number): boolean => points > 0 && wholePoints(points) === 0;
