import type { SameQuestions } from "~/api/contract/report";
import type { Entry } from "~/domain/benchmark/aggregates";
import { ladder, type Profile } from "~/domain/benchmark/cells";
import { shownOn } from "~/domain/benchmark/daily";
import type { SettledQuestion } from "~/domain/benchmark/question-shares";
import {
  type Counted,
  itemsOf,
  NO_TALLIES,
  type QuestionTallies,
  withoutShares,
} from "~/domain/benchmark/question-tallies";
import { sameQuestions } from "~/domain/benchmark/same-questions";
import { FEWEST_COMPARED } from "~/domain/question/fewest-compared";
import { SCORED_AREAS, type ScoredClass } from "~/domain/question/question";
import type { StoredQuestions } from "../store/benchmark/questions";
import { namedPopulation } from "./named-population";
import { ifSound } from "./sound";

interface ComparedWith {
  /** At least those of the classes that are not complete, in the cells of the ladder. */
  rows: readonly StoredQuestions[];
  today: string;
  wanted: Profile;
  /** What the company itself added to the benchmark. */
  own: Entry | null;
}

/** The classes that are not complete, each compared on the questions that the company has answered in it. */
export function compareSameQuestions(
  unfinished: ReadonlyMap<ScoredClass, SettledQuestion[]>,
  { wanted, ...kept }: ComparedWith,
): ReadonlyMap<ScoredClass, SameQuestions> {
  const othersIn = countsOfOthers(kept);
  return new Map(
    [...unfinished].map(([id, answered]): [ScoredClass, SameQuestions] => [
      id,
      {
        answered: answered.length,
        missing: Math.max(0, FEWEST_COMPARED - answered.length),
        compared: isEnough(answered) ? ifSound(() => comparedOf(answered, wanted, othersIn(id))) : null,
      },
    ]),
  );
}

/** What is counted in a cell, without the company's own; throws where its own was never counted. */
export function countsOfOthers({ rows, today, own }: Omit<ComparedWith, "wanted">) {
  const ownCells = new Set(own ? ladder(own.profile).map(({ key }) => key) : []);
  return (id: Counted) =>
    (cell: string): QuestionTallies => {
      const row = rows.find((one) => one.cell === cell && one.counted === id);
      const tallies = row ? shownOn(row, today) : NO_TALLIES;
      return own && ownCells.has(cell) ? withoutShares(tallies, itemsOf(own, id)) : tallies;
    };
}

export const isEnough = (answered: readonly SettledQuestion[]): boolean => answered.length >= FEWEST_COMPARED;

function comparedOf(...given: Parameters<typeof sameQuestions>): SameQuestions["compared"] {
  const same = sameQuestions(...given);
  if (!same) return null;
  const { population, areas, ...figures } = same;
  return {
    ...figures,
    numberOfCompanies: population.companies,
    population: namedPopulation(population),
    areas: SCORED_AREAS.map((id) => ({
      id,
      ...(areas[id] ?? { questions: null, own: null, average: null }),
    })),
  };
}
