import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { olderCards, scoredCards, scoresOfCards } from "./scores-of-cards";

/** The scores of the newest cards of every year that the person may open. */
export const issuedScores: UseCase<"scoring.issuedScores"> = async (_input, scope) => {
  const { session } = scope;
  const reader = readerOf(scope);
  const issued = (await reader.issued()).filter(({ year }) => session.openYears?.includes(year) ?? true);
  const scored = scoredCards(issued);
  return {
    cards: await scoresOfCards(reader, scored),
    earlier: olderCards(scored),
    otherClasses: issued.length - scored.length,
  };
};
