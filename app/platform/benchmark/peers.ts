import { ladder } from "~/domain/benchmark/cells";
import { optionsOf } from "~/domain/benchmark/choices";
import { peersOf } from "~/domain/benchmark/peers";
import { itemsOf, NO_TALLIES, withoutShares } from "~/domain/benchmark/question-tallies";
import { romeDay } from "~/domain/calendar-date";
import { isGiven } from "~/domain/question/answer";
import { pageOf } from "~/domain/survey/journey";
import { countsWithEntry } from "../store/benchmark/questions";
import { factsOf } from "../store/companies";
import { readBehind } from "../store/engines/replica";
import { questionOf } from "../survey/survey";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { hasBenchmark } from "./enter";
import { namedPopulation } from "./named-population";
import { ifSound } from "./sound";

/**
 * What other companies answered to the questions of a page, as it was when the day began in Italy (D10): only to those
 * that the company has answered itself, so that no answer follows the others.
 */
export const peers: UseCase<"report.peers"> = async ({ params, query }, scope) => {
  const { now, session } = scope;
  const survey = await readerOf(scope).draft(query.year);
  const { year, company, questionnaire, answers } = survey;
  const page = pageOf(questionnaire, questionOf(survey, params.id).guid);
  const answered = page.filter((one) => {
    const answer = answers[one.guid];
    return answer !== undefined && isGiven(answer) && optionsOf(one).length > 0;
  });
  if (!hasBenchmark(year) || answered.length === 0) return { year, questions: [] };

  const { sector, macrosector } = company;
  const wanted = { sector, macrosector, size: factsOf(company).size };
  const cells = ladder(wanted).map(({ key }) => key);
  const { companyId } = session;
  const place = { year, today: romeDay(now()), companyId, cells, counted: "choices" } as const;
  const { counts, own } = await readBehind(scope, (handle) => countsWithEntry(handle, place));
  const ownCells = own ? ladder(own.profile).map(({ key }) => key) : [];
  const othersIn = (cell: string) => {
    const tallies = counts.find((row) => row.cell === cell)?.tallies() ?? NO_TALLIES;
    return own && ownCells.includes(cell) ? withoutShares(tallies, itemsOf(own, "choices")) : tallies;
  };
  return {
    year,
    questions: answered.flatMap((question) => {
      const shown = ifSound(() => peersOf(question, wanted, othersIn));
      if (!shown) return [];
      const { population, options } = shown;
      return {
        questionId: question.guid,
        population: namedPopulation(population),
        numberOfCompanies: population.companies,
        options,
      };
    }),
  };
};
