import type { ScoredClass } from "../question/question";
import { scoredTree, sharePoints, type Sharing } from "./declared-weights";
import type { Questionnaire } from "../question/question";

/** One question of a class that matters at least as much as others of it, with the reason. */
export interface Precedence {
  more: string;
  less: string[];
  reason: string;
}

/** The precedences that the points of a class break: pairs of questions of which the lesser weighs more. */
export function brokenPrecedences(
  questionnaire: Questionnaire,
  scoredClass: ScoredClass,
  sharing: Sharing,
  precedences: readonly Precedence[],
): { more: string; less: string }[] {
  const points = sharePoints(scoredTree(questionnaire, scoredClass), scoredClass, sharing, () => true);
  return precedences.flatMap(({ more, less }) => {
    const most = points.get(more);
    if (most === undefined) return [];
    return less.filter((guid) => (points.get(guid) ?? 0) > most).map((guid) => ({ more, less: guid }));
  });
}
