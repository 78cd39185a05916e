import { isUnfilled } from "~/domain/card/basis/unfilled";
import { apiVersionOf } from "~/domain/periods";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { type IssuedScores, type IssuedVersion, scoresOfVersions } from "../store/versions";
import type { SurveyReader } from "../survey/survey-reader";

/** Enough for a year of cards, one a month. */
const MOST_CARDS = 12;

type Levels = Record<ScoredClass, { actual: number; max: number; unfilled: boolean }>;

/** The cards of these that have the three classes. */
export const scoredCards = (issued: readonly IssuedVersion[]): IssuedVersion[] =>
  issued.filter(({ year }) => apiVersionOf(year) === "v3");

/** The scores of the newest of these cards, the oldest first, as they were issued: nothing is computed again. */
export async function scoresOfCards(reader: SurveyReader, scored: readonly IssuedVersion[]) {
  const newest = scored.slice(0, MOST_CARDS).reverse();
  const ids = newest.map(({ id }) => id);
  const scores = await scoresOfVersions(reader.handle, reader.companyId, ids);
  return newest.flatMap(({ id, year, issuedAt }) => {
    const found = scores.get(id);
    return found ? [{ id, year, issuedAt, levels: levelsOf(found) }] : [];
  });
}

function levelsOf({ levels, coverage }: IssuedScores): Levels {
  const entries = CLASSES.map((id) => {
    const { actual, max, areas = [] } = levels[id];
    const covered = coverage?.levels.find((level) => level.id === id);
    return [id, { actual, max, unfilled: isUnfilled({ max, areas }, covered) }] as const;
  });
  return Object.fromEntries(entries) as Levels;
}

/** How many of these cards are too old for `scoresOfCards`. */
export const olderCards = (scored: readonly IssuedVersion[]): number =>
  Math.max(0, scored.length - MOST_CARDS);
