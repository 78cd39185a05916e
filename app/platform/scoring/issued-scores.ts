import type { CallOutput } from "~/api/contract";
import { isUnfilled } from "~/domain/card/basis/unfilled";
import { apiVersionOf } from "~/domain/periods";
import { CLASSES } from "~/domain/question/question";
import { scoresOfVersions, type IssuedScores } from "../store/versions";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";

/** Enough for a year of cards, one a month. */
const MOST_CARDS = 12;

type Levels = CallOutput<"scoring.issuedScores">["cards"][number]["levels"];

/** The scores of the newest cards of every year that the person may open, as they were issued: nothing is computed again. */
export const issuedScores: UseCase<"scoring.issuedScores"> = async (_input, scope) => {
  const { session } = scope;
  const reader = readerOf(scope);
  const issued = (await reader.issued()).filter(({ year }) => session.openYears?.includes(year) ?? true);
  const scored = issued.filter(({ year }) => apiVersionOf(year) === "v3");
  const newest = scored.slice(0, MOST_CARDS).reverse();
  const scores = await scoresOfVersions(
    reader.handle,
    reader.companyId,
    newest.map(({ id }) => id),
  );
  return {
    cards: newest.flatMap(({ id, year, issuedAt }) => {
      const found = scores.get(id);
      return found ? [{ id, year, issuedAt, levels: levelsOf(found) }] : [];
    }),
    earlier: scored.length - newest.length,
    otherClasses: issued.length - scored.length,
  };
};

function levelsOf({ levels, coverage }: IssuedScores): Levels {
  const entries = CLASSES.map((id) => {
    const { actual, max, areas = [] } = levels[id];
    const covered = coverage?.levels.find((level) => level.id === id);
    return [id, { actual, max, unfilled: isUnfilled({ max, areas }, covered) }] as const;
  });
  return Object.fromEntries(entries) as Levels;
}
