import { FEWEST_COMPARED } from "../question/fewest-compared";
import { SCORED_AREAS, type ScoredArea } from "../question/question";
import { bandOf } from "../scoring/bands";
import { inHundredths, weightedMean, WHOLE } from "../scoring/fraction";
import { type Cell, ladder, type Profile } from "./cells";
import type { SettledQuestion } from "./question-shares";
import type { QuestionTallies, QuestionTally } from "./question-tallies";
import { FEWEST, isWiderThan, type Population, type Range, rangeOf } from "./shown";

/** The same for an area, of which a class has three. */
export const FEWEST_OF_AREA = 4;

/** Both sides of the same questions, in whole percent of the points that the company itself can earn there. */
interface Sides {
  questions: number;
  own: number;
  average: number;
}

interface SameQuestions extends Sides {
  population: Population;
  /** Answered by the company, and by fewer than five others: on neither side. */
  leftOut: number;
  /** Null with too few questions. */
  areas: Record<ScoredArea, Sides | null>;
}

/** A question that at least five others answered. */
interface Compared extends SettledQuestion {
  others: QuestionTally;
}

/**
 * The company's points on the questions it has answered, beside those of the others on the same ones: in the first cell
 * of the ladder in which enough of them were answered by at least five others, or null. `others` are the tallies of a
 * cell without the company's own answers.
 */
export function sameQuestions(
  answered: readonly SettledQuestion[],
  wanted: Profile,
  others: (cell: string) => QuestionTallies,
): SameQuestions | null {
  for (const cell of ladder(wanted)) {
    const tallies = others(cell.key);
    const compared = answered.flatMap((question): Compared[] => {
      const tally = tallies.get(question.guid);
      return tally && tally.companies >= FEWEST ? [{ ...question, others: tally }] : [];
    });
    if (compared.length < FEWEST_COMPARED) continue;
    return {
      ...sidesOf(compared),
      leftOut: answered.length - compared.length,
      population: populationOf(cell, wanted, compared),
      areas: Object.fromEntries(
        SCORED_AREAS.map((id) => {
          const ofArea = compared.filter(({ area }) => area === id);
          return [id, ofArea.length < FEWEST_OF_AREA ? null : sidesOf(ofArea)];
        }),
      ) as SameQuestions["areas"],
    };
  }
  return null;
}

/** How many companies answered a question, from the rarest to the most frequent one. */
function populationOf(cell: Cell, wanted: Profile, compared: readonly Compared[]): Population {
  const counts = compared.map(({ others }) => rangeOf(others.companies));
  const companies: Range = {
    from: Math.min(...counts.map(({ from }) => from)),
    to: Math.max(...counts.map(({ to }) => to)),
  };
  return { rung: cell.rung, traits: cell.traits, companies, widened: isWiderThan(wanted, cell) };
}

/** The others' mean of each question has the weight that the question has for the company. */
function sidesOf(compared: readonly Compared[]): Sides {
  const total = (key: "actual" | "max") => compared.reduce((sum, question) => sum + question[key], 0);
  const mean = weightedMean(
    compared.map(({ max, others }) => ({
      weight: max,
      numerator: others.sum,
      denominator: 100 * others.companies,
    })),
  );
  const percent = (actual: number, max: number) => bandOf(actual, max).value ?? 0;
  return {
    questions: compared.length,
    own: percent(total("actual"), total("max")),
    average: percent(inHundredths(mean), WHOLE),
  };
}
