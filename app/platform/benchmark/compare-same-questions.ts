import type { SameQuestions } from "~/api/contract/report";
import type { Entry } from "~/domain/benchmark/aggregates";
import { ladder, type Profile } from "~/domain/benchmark/cells";
import { shownOn } from "~/domain/benchmark/daily";
import type { SettledQuestion } from "~/domain/benchmark/question-shares";
import { NO_TALLIES, withoutShares } from "~/domain/benchmark/question-tallies";
import { FEWEST_QUESTIONS, sameQuestions } from "~/domain/benchmark/same-questions";
import { SCORED_AREAS, type ScoredClass } from "~/domain/question/question";
import type { Db } from "../scope";
import { questionRows } from "../store/benchmark/questions";
import { namedPopulation } from "./named-population";
import { ifSound } from "./sound";

interface ComparedWith {
  year: number;
  today: string;
  wanted: Profile;
  /** What the company itself added to the benchmark. */
  own: Entry | null;
}

/** The classes that are not complete, each compared on the questions that the company has answered in it. */
export async function compareSameQuestions(
  db: Db,
  unfinished: ReadonlyMap<ScoredClass, SettledQuestion[]>,
  { year, today, wanted, own }: ComparedWith,
): Promise<ReadonlyMap<ScoredClass, SameQuestions>> {
  const enough = [...unfinished].filter(([, answered]) => answered.length >= FEWEST_QUESTIONS);
  const classes = enough.map(([id]) => id);
  const cells = ladder(wanted).map(({ key }) => key);
  const rows = classes.length === 0 ? [] : await questionRows(db, year, { cells, classes });
  const ownCells = new Set(own ? ladder(own.profile).map(({ key }) => key) : []);
  const othersIn = (id: ScoredClass) => (cell: string) => {
    const row = rows.find((one) => one.cell === cell && one.scoredClass === id);
    const tallies = row ? shownOn(row, today) : NO_TALLIES;
    return ownCells.has(cell) ? withoutShares(tallies, own?.shares[id] ?? {}) : tallies;
  };
  return new Map(
    [...unfinished].map(([id, answered]): [ScoredClass, SameQuestions] => [
      id,
      {
        answered: answered.length,
        missing: Math.max(0, FEWEST_QUESTIONS - answered.length),
        compared: classes.includes(id) ? ifSound(() => comparedOf(answered, wanted, othersIn(id))) : null,
      },
    ]),
  );
}

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
