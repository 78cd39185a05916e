import type { Question } from "../question/question";
import { ladder, type Profile } from "./cells";
import { itemOf, type Option, optionsOf } from "./choices";
import type { QuestionTallies } from "./question-tallies";
import { FEWEST, isWiderThan, type Population, rangeOf, shareOf, type ShownShare } from "./shown";

/** What other companies answered to a question. */
interface Peers {
  population: Population;
  options: (Option & { share: ShownShare })[];
}

/**
 * The share of each option among the companies that answered: in the first cell of the ladder in which at least five
 * others did, or null. `others` are the counts of a cell without the company's own answers.
 */
export function peersOf(
  question: Question,
  wanted: Profile,
  others: (cell: string) => QuestionTallies,
): Peers | null {
  for (const cell of ladder(wanted)) {
    const tallies = others(cell.key);
    const companies = tallies.get(question.guid)?.companies ?? 0;
    if (companies < FEWEST) continue;
    const { rung, traits } = cell;
    return {
      population: { rung, traits, companies: rangeOf(companies), widened: isWiderThan(wanted, cell) },
      options: sharesIn(question, tallies, companies),
    };
  }
  return null;
}

/** A list among several of one question may stay empty: those count that chose in it. */
function sharesIn(question: Question, tallies: QuestionTallies, companies: number): Peers["options"] {
  const countOf = (option: Option) => tallies.get(itemOf(question.guid, option))?.companies ?? 0;
  const options = optionsOf(question);
  return options.flatMap((option) => {
    const inList = options.filter(({ element }) => element === option.element);
    const answered =
      question.questionClass === "dropdown"
        ? inList.reduce((sum, other) => sum + countOf(other), 0)
        : companies;
    return answered < FEWEST ? [] : [{ ...option, share: shareOf(countOf(option), answered) }];
  });
}
